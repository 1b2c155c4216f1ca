import { expect, it } from 'vitest';
import { latinDigits } from './digits';

it('writes digits of Hindi keyboards as 0 to 9, and leaves all else', () => {
  expect(latinDigits('०१२३४५६७८९')).toBe('0123456789');
  expect(latinDigits('+९१ 98-घर')).toBe('+91 98-घर');
});
