import { addDays } from '@smriti/shared/base/indian-days';
import type { Figures } from '@smriti/shared/staff/figures';
import { expect, it } from 'vitest';
import { chosenPreset, findPeriodProblem, presetPeriod, groupByInterval } from './period';

const TODAY = '2026-11-30';

it('counts today as the last of the days, and the month from its first', () => {
  expect(presetPeriod('7', TODAY)).toEqual({ from: '2026-11-24', until: TODAY });
  expect(presetPeriod('90', TODAY)).toEqual({ from: '2026-09-02', until: TODAY });
  expect(presetPeriod('month', TODAY)).toEqual({ from: '2026-11-01', until: TODAY });
});

it('falls back to 30 days for an unknown address', () => {
  const days = { from: '', until: '' };
  expect(chosenPreset({ ...days, days: '12' })).toBe('30');
  expect(chosenPreset({ ...days, days: 'custom' })).toBeNull();
});

it.each([
  ['', TODAY, 'dayMissing'],
  ['2026-11-02', '2026-11-01', 'daysReversed'],
  ['2026-11-02', '2026-12-01', 'dayInFuture'],
  ['2025-11-29', TODAY, 'periodTooLong'],
  ['2025-11-30', TODAY, null],
])('of %s to %s, finds %s', (from, until, problem) => {
  expect(findPeriodProblem({ from, until }, TODAY)).toBe(problem);
});

const DAY = { orders: 1, revenue: 10, requested: 0, responded: 0, waited_minutes: null };

function figuresOf(from: string, count: number): Figures {
  const days = Array.from({ length: count }, (_, index) => ({
    ...DAY,
    day: addDays(from, index),
  }));
  const days_before = days.map((day) => ({ ...day, day: addDays(day.day, -count) }));
  return { days, days_before } as unknown as Figures;
}

it('draws a bar for each day, and for each month of a long period', () => {
  const short = groupByInterval(figuresOf('2026-11-01', 30));
  expect([short.isByMonth, short.intervals.length]).toEqual([false, 30]);
  expect(short.intervals[1]?.before.map(({ day }) => day)).toEqual(['2026-10-03']);

  const long = groupByInterval(figuresOf('2026-01-15', 100));
  expect(long.isByMonth).toBe(true);
  expect(long.intervals.map(({ day, days, before }) => [day, days.length, before.length])).toEqual([
    ['2026-01-15', 17, 17],
    ['2026-02-01', 28, 28],
    ['2026-03-01', 31, 31],
    ['2026-04-01', 24, 24],
  ]);
});
