import { expect, it } from 'vitest';
import { isSameValue } from './same-value';

it('compares values like JSON: regardless of the order of fields and the sign of 0', () => {
  expect(isSameValue({ x: 1, y: [2, null] }, { y: [2, null], x: 1 })).toBe(true);
  expect(isSameValue({ x: -0 }, { x: 0 })).toBe(true);
  expect(isSameValue({ x: 1 }, { x: 1, y: 2 })).toBe(false);
  expect(isSameValue([1], { 0: 1 })).toBe(false);
});
