import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useReviewShortcuts } from './use-review-shortcuts';

afterEach(() => vi.restoreAllMocks());

it('can be turned off, also without browser storage', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  const { result } = renderHook(() => useReviewShortcuts({ next: null, previous: null }));
  expect(result.current.isOn).toBe(true);
  act(() => result.current.setOn(false));
  expect(result.current.isOn).toBe(false);
});
