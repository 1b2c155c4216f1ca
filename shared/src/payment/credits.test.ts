import { expect, it } from 'vitest';
import { pointsValue } from './credits';
import { paise } from '../base/money';

it('is worth as many paise as the shop says, for each point', () => {
  expect(pointsValue(1000, paise(10))).toBe(10_000);
  expect(pointsValue(0, paise(10))).toBe(0);
});
