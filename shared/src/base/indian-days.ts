import * as z from 'zod/mini';

/* Separate from time.ts, which every page of the shop loads: only staff pages use days. */

/** Earliest accepted day: the shop has no older data, and databases cannot store the year 0. */
const FIRST_DAY = '1970-01-02';

/** A calendar day in India, e.g. '2026-01-21'. */
export const indianDay = z.iso
  .date()
  .check(z.refine((day) => day >= FIRST_DAY, `must be ${FIRST_DAY} or later`));

const IST_OFFSET_MILLISECONDS = 5.5 * 3_600_000;
const DAY_MILLISECONDS = 86_400_000;

export function toIndianDay(moment: Date): string {
  return new Date(moment.getTime() + IST_OFFSET_MILLISECONDS).toISOString().slice(0, 10);
}

export function startOfIndianDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - IST_OFFSET_MILLISECONDS);
}

/** Start and end of a month in India, e.g. of '2026-11'. */
export function indianMonthRange(month: string): { from: Date; until: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  return { from: startOfIndianDay(`${month}-01`), until: startOfIndianDay(next) };
}

/** End of a day in India, which is the start of the next day. */
export function endOfIndianDay(day: string): Date {
  return new Date(startOfIndianDay(day).getTime() + DAY_MILLISECONDS);
}

/** A day some days later, or earlier if `count` is negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MILLISECONDS).toISOString().slice(0, 10);
}

/** Number of days from the first to the last, both included; 0 or less if the last one is earlier. */
export function daysInPeriod(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY_MILLISECONDS) + 1;
}
