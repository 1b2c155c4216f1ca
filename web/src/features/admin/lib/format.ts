import { memoiseByLanguage, shortMonth } from '#lib/language/format.ts';

const clock = {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;
const clockFormat = memoiseByLanguage((intlLocale) => new Intl.DateTimeFormat(intlLocale, clock));
const dayFormat = memoiseByLanguage(
  (intlLocale) =>
    new Intl.DateTimeFormat(intlLocale, {
      timeZone: 'Asia/Kolkata',
      day: 'numeric',
      month: shortMonth(intlLocale),
    }),
);
const yearFormat = memoiseByLanguage(
  (intlLocale) =>
    new Intl.DateTimeFormat(intlLocale, { timeZone: 'Asia/Kolkata', year: 'numeric' }),
);

/**
 * Formats an ISO time as time of day in India, e.g. '14:35'.
 * @throws RangeError when `time` is not an ISO-8601 time.
 */
export function formatClock(time: string): string {
  return clockFormat().format(new Date(time));
}

/**
 * Formats a day and time in India for staff, e.g. '21 Jan, 14:35'; adds the year if it differs from
 * the year of `now`.
 * @throws RangeError when `time` is not an ISO-8601 time.
 */
export function formatStaffMoment(time: string, now: Date): string {
  const moment = new Date(time);
  const year = yearFormat().format(moment);
  const day = dayFormat().format(moment);
  const date = year === yearFormat().format(now) ? day : `${day} ${year}`;
  return `${date}, ${clockFormat().format(moment)}`;
}

/** Formats a day of the API, e.g. '2026-01-21' as '21 Jan'. */
export function formatDay(day: string): string {
  return dayFormat().format(new Date(`${day}T12:00:00+05:30`));
}

const monthFormat = memoiseByLanguage(
  (intlLocale) =>
    new Intl.DateTimeFormat(intlLocale, {
      timeZone: 'Asia/Kolkata',
      month: shortMonth(intlLocale),
      year: 'numeric',
    }),
);

/** Formats the month of a day of the API, e.g. '2026-01-21' as 'Jan 2026'. */
export function formatMonth(day: string): string {
  return monthFormat().format(new Date(`${day}T12:00:00+05:30`));
}

const shortRupees = memoiseByLanguage(
  (intlLocale) =>
    new Intl.NumberFormat(intlLocale, {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
    }),
);

/** Formats rupees without paise, e.g. '₹1,23,456'. */
export function formatShortRupees(rupees: number): string {
  return shortRupees().format(rupees);
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Waiting time in the largest unit that fits. */
export interface WaitDuration {
  unit: 'minutes' | 'hours' | 'days';
  count: number;
}

/** Waiting time since `time`; 0 if `time` is in the future. */
export function computeWaitSince(time: string, now: number): WaitDuration {
  return waitOf(Math.max(0, now - Date.parse(time)));
}

export function toWaitDuration(minutes: number): WaitDuration {
  return waitOf(minutes * MINUTE_MS);
}

function waitOf(waited: number): WaitDuration {
  if (waited >= DAY_MS) return { unit: 'days', count: Math.floor(waited / DAY_MS) };
  if (waited >= HOUR_MS) return { unit: 'hours', count: Math.floor(waited / HOUR_MS) };
  return { unit: 'minutes', count: Math.floor(waited / MINUTE_MS) };
}
