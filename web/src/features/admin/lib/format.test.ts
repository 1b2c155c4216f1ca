import { describe, expect, it, onTestFinished } from 'vitest';
import { pageLanguage } from '#lib/language/i18n.ts';
import { formatClock, formatShortRupees, formatStaffMoment, computeWaitSince } from './format';

describe('times of staff', () => {
  it('are in Indian time with 24 hours', () => {
    expect(formatClock('2026-01-21T09:05:00.000Z')).toBe('14:35');
    expect(formatClock('2026-01-21T18:40:00.000Z')).toBe('00:10');
  });

  it('include the year if it differs', () => {
    const now = new Date('2026-06-01T00:00:00.000Z');
    expect(formatStaffMoment('2026-01-21T09:05:00.000Z', now)).toBe('21 Jan, 14:35');
    expect(formatStaffMoment('2025-01-21T09:05:00.000Z', now)).toBe('21 Jan 2025, 14:35');
    // An evening in London is already the next year in India.
    expect(formatStaffMoment('2025-12-31T20:00:00.000Z', now)).toBe('1 Jan, 01:30');
  });

  it('follow the language of the page', () => {
    onTestFinished(() => pageLanguage.set('en'));
    pageLanguage.set('hi');
    const now = new Date('2026-06-01T00:00:00.000Z');
    expect(formatStaffMoment('2025-01-21T18:40:00.000Z', now)).toBe('22 जनवरी 2025, 00:10');
    expect(formatShortRupees(123456)).toBe('₹1,23,456');
  });
});

it('show a waiting time in its largest unit', () => {
  const now = Date.parse('2026-01-21T12:00:00.000Z');
  expect(computeWaitSince('2026-01-21T11:59:30.000Z', now)).toEqual({ unit: 'minutes', count: 0 });
  expect(computeWaitSince('2026-01-21T11:01:00.000Z', now)).toEqual({ unit: 'minutes', count: 59 });
  expect(computeWaitSince('2026-01-20T12:30:00.000Z', now)).toEqual({ unit: 'hours', count: 23 });
  expect(computeWaitSince('2026-01-18T11:00:00.000Z', now)).toEqual({ unit: 'days', count: 3 });
  expect(computeWaitSince('2026-01-21T12:01:00.000Z', now)).toEqual({ unit: 'minutes', count: 0 });
});
