import { afterEach, expect, it, vi } from 'vitest';
import { placementAttempts, type PlacementForm } from './placement-attempts';

const FORM: PlacementForm = {
  user_id: 'asha',
  address_id: 'home',
  shipping_method_id: 1,
  payment_method: 'card',
  items: [{ album_id: 'goa', quantity: 1, price: 499 }],
};
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

afterEach(() => vi.unstubAllGlobals());

it('places with the same key again, also without browser storage', () => {
  const storage = { getItem: blocked, setItem: blocked, removeItem: blocked };
  vi.stubGlobal('sessionStorage', storage);
  const key = placementAttempts.begin(FORM);
  expect(placementAttempts.begin(FORM)).toBe(key);
  placementAttempts.markPlaced('asha', 'P1');
  expect(placementAttempts.last('asha')?.placementId).toBe('P1');
  placementAttempts.close('asha');
  expect(placementAttempts.last('asha')).toBeNull();
});
