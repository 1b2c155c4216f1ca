import { expect, it } from 'vitest';
import { pointsValue } from './credits';
import { paise } from '../base/money';

it('computes the value of points in paise from the setting of the shop', () => {
  expect(pointsValue(1000, paise(10))).toBe(10_000);
  expect(pointsValue(0, paise(10))).toBe(0);
});
