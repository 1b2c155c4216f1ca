import { describe, expect, it } from 'vitest';
import { pointsWithin, worthOfPoints } from './credits';
import { paise } from './money';

it('is worth as many paise as the shop says, for each point', () => {
  expect(worthOfPoints(1000, paise(10))).toBe(10_000);
  expect(worthOfPoints(0, paise(10))).toBe(0);
});

describe('pointsWithin', () => {
  it.each([
    [10_000, 1000],
    [10_009, 1000],
    [9, 0],
    [0, 0],
  ])('pays %d paise with %d points and no more', (amount, points) => {
    expect(pointsWithin(paise(amount), paise(10))).toBe(points);
  });
});
