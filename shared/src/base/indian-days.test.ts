import { describe, expect, it } from 'vitest';
import {
  endOfIndianDay,
  indianDay,
  toIndianDay,
  indianMonthRange,
  startOfIndianDay,
} from './indian-days';

describe('a day in India', () => {
  it.each(['2026-02-30', '0000-02-29', '1970-01-01', '2026-2-3', ''])('cannot be %j', (day) => {
    expect(indianDay.safeParse(day).success).toBe(false);
  });

  it('begins five and a half hours before the day of UTC', () => {
    expect(startOfIndianDay('2026-03-01').toISOString()).toBe('2026-02-28T18:30:00.000Z');
    expect(endOfIndianDay('2026-03-01').toISOString()).toBe('2026-03-01T18:30:00.000Z');
  });

  it('includes its first and last moment, but not its end', () => {
    expect(toIndianDay(startOfIndianDay('2026-03-01'))).toBe('2026-03-01');
    expect(toIndianDay(new Date(endOfIndianDay('2026-03-01').getTime() - 1))).toBe('2026-03-01');
    expect(toIndianDay(endOfIndianDay('2026-03-01'))).toBe('2026-03-02');
  });
});

it('a month in India lasts from its first day to that of the next, also across years', () => {
  expect(indianMonthRange('2026-12')).toEqual({
    from: startOfIndianDay('2026-12-01'),
    until: startOfIndianDay('2027-01-01'),
  });
});
