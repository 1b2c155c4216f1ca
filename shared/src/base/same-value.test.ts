import { expect, it } from 'vitest';
import { isSameValue } from './same-value';

it('compares values as JSON keeps them: in any order of fields, and without a sign of 0', () => {
  expect(isSameValue({ x: 1, y: [2, null] }, { y: [2, null], x: 1 })).toBe(true);
  expect(isSameValue({ x: -0 }, { x: 0 })).toBe(true);
  expect(isSameValue({ x: 1 }, { x: 1, y: 2 })).toBe(false);
  expect(isSameValue([1], { 0: 1 })).toBe(false);
});
