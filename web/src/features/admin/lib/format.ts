const clock = {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;
const clockFormat = new Intl.DateTimeFormat('en-IN', clock);
const dayFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
});
const yearFormat = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', year: 'numeric' });

/**
 * The time of day in India of a moment on the wire, e.g. '14:35'.
 * @throws RangeError when `time` is not an ISO-8601 time.
 */
export function formatClock(time: string): string {
  return clockFormat.format(new Date(time));
}

/**
 * Day and time in India as staff read it: '21 Jan, 14:35'; the year stands in it when it is not the
 * year of `now`.
 * @throws RangeError when `time` is not an ISO-8601 time.
 */
export function formatStaffMoment(time: string, now: Date): string {
  const moment = new Date(time);
  const year = yearFormat.format(moment);
  const day = dayFormat.format(moment);
  const date = year === yearFormat.format(now) ? day : `${day} ${year}`;
  return `${date}, ${clockFormat.format(moment)}`;
}

/** A day in India, as the API names days: '2026-01-21' is '21 Jan'. */
export function formatDay(day: string): string {
  return dayFormat.format(new Date(`${day}T12:00:00+05:30`));
}

const shortRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Whole rupees, where paise would only be noise: '₹1,23,456'. */
export function formatShortRupees(rupees: number): string {
  return shortRupees.format(rupees);
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long something has waited, in the largest unit that fits. */
export interface Wait {
  unit: 'minutes' | 'hours' | 'days';
  count: number;
}

/** A moment to come counts as now. */
export function waitSince(time: string, now: number): Wait {
  return waitOf(Math.max(0, now - Date.parse(time)));
}

/** The same of a time in minutes. */
export function waitOfMinutes(minutes: number): Wait {
  return waitOf(minutes * MINUTE_MS);
}

function waitOf(waited: number): Wait {
  if (waited >= DAY_MS) return { unit: 'days', count: Math.floor(waited / DAY_MS) };
  if (waited >= HOUR_MS) return { unit: 'hours', count: Math.floor(waited / HOUR_MS) };
  return { unit: 'minutes', count: Math.floor(waited / MINUTE_MS) };
}
