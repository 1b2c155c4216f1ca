import { expect, it } from 'vitest';
import { computeFigureChange } from './figure-change';

it.each([
  [112, 100, { direction: 'more', amount: 12, percent: 12 }],
  [0.3, 0.1, { direction: 'more', amount: 0.2, percent: 200 }],
  [0, 80, { direction: 'less', amount: 80, percent: 100 }],
  [5, 5, { direction: 'same', amount: 0, percent: null }],
  [5, 0, { direction: 'noneBefore', amount: 5, percent: null }],
  [5, null, { direction: 'noneBefore', amount: 5, percent: null }],
  [null, null, { direction: 'same', amount: 0, percent: null }],
  // more refunds than sales before: a percentage would be meaningless
  [50, -20, { direction: 'more', amount: 70, percent: null }],
])('compares %s with %s', (now, before, change) => {
  expect(computeFigureChange(now, before)).toEqual(change);
});
