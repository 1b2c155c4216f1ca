import { expect, it } from 'vitest';
import { toLatinDigits } from './digits';

it('writes digits of Hindi keyboards as 0 to 9, and leaves all else', () => {
  expect(toLatinDigits('०१२३४५६७८९')).toBe('0123456789');
  expect(toLatinDigits('+९१ 98-घर')).toBe('+91 98-घर');
});
