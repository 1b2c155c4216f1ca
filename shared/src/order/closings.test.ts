import { describe, expect, it } from 'vitest';
import { addOpenDays, findAnnouncedClosing, lastOpenDay } from './closings';

const DIWALI = { from: '2026-11-08', to: '2026-11-10' };
const NEW_YEAR = { from: '2027-01-01', to: '2027-01-01' };
/** Noon in India. */
const noon = (day: string) => new Date(`${day}T06:30:00.000Z`);
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

describe('addOpenDays', () => {
  it.each([
    ['without closings', '2026-11-06', 4, [], '2026-11-10'],
    ['skips the days of a closing', '2026-11-06', 4, [DIWALI], '2026-11-13'],
    ['ends before a closing', '2026-11-05', 2, [DIWALI], '2026-11-07'],
    ['counts from the first open day', '2026-11-09', 2, [DIWALI], '2026-11-13'],
    ['no days on a closed day', '2026-11-08', 0, [DIWALI], '2026-11-11'],
    [
      'skips several, also overlapping ones',
      '2026-11-07',
      55,
      [DIWALI, DIWALI, NEW_YEAR],
      '2027-01-05',
    ],
  ])('%s', (_, from, days, closings, expected) => {
    expect(dayOf(addOpenDays(noon(from), days, closings))).toBe(expected);
  });

  it('uses the day in India, and keeps the time', () => {
    const lateEvening = new Date('2026-11-07T19:00:00.000Z'); // 0:30 on the 8th in India
    expect(addOpenDays(lateEvening, 0, [DIWALI]).toISOString()).toBe('2026-11-10T19:00:00.000Z');
  });
});

it('lastOpenDay goes back before a closing', () => {
  expect(dayOf(lastOpenDay(noon('2026-11-10'), [DIWALI]))).toBe('2026-11-07');
  expect(dayOf(lastOpenDay(noon('2026-11-11'), [DIWALI]))).toBe('2026-11-11');
});

describe('findAnnouncedClosing', () => {
  it.each([
    ['eight days before', '2026-10-31', null],
    ['seven days before', '2026-11-01', DIWALI.from],
    ['on the last day', '2026-11-10', DIWALI.from],
    ['afterwards', '2026-11-11', null],
  ])('%s', (_, today, expected) => {
    const found = findAnnouncedClosing([NEW_YEAR, DIWALI], noon(today));
    expect(found?.from ?? null).toBe(expected);
  });

  it('includes a closing that follows immediately', () => {
    const next = { from: '2026-11-11', to: '2026-11-12' };
    const found = findAnnouncedClosing([next, DIWALI], noon('2026-11-09'));
    expect(found).toEqual({ ...DIWALI, reopens: '2026-11-13' });
  });
});
