import { expect, it } from 'vitest';
import { toIndianDay } from '../base/indian-days';
import { refundArrival } from './refund-days';

it.each([
  // a Tuesday; one weekend is in between
  ['2026-11-24T10:00:00.000Z', '2026-12-03'],
  // a Saturday, which is not counted
  ['2026-11-28T10:00:00.000Z', '2026-12-08'],
  // a Sunday in India, and a Saturday in UTC
  ['2026-11-28T20:00:00.000Z', '2026-12-08'],
])('counts seven working days in India from %s: %s', (since, day) => {
  expect(toIndianDay(refundArrival(new Date(since)))).toBe(day);
});
