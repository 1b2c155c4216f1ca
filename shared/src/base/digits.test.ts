import { expect, it } from 'vitest';
import { toLatinDigits } from './digits';

it('converts Devanagari digits to 0 to 9, and keeps everything else', () => {
  expect(toLatinDigits('०१२३४५६७८९')).toBe('0123456789');
  expect(toLatinDigits('+९१ 98-घर')).toBe('+91 98-घर');
});
