import * as z from 'zod/mini';

/* Apart from time.ts, which every page of the shop loads: days are what staff ask for. */

/** The shop has nothing older, and no database keeps moments of the year 0. */
const FIRST_DAY = '1970-01-02';

/** A day of the calendar in India, e.g. '2026-01-21'. */
export const indianDay = z.iso
  .date()
  .check(z.refine((day) => day >= FIRST_DAY, `must be ${FIRST_DAY} or later`));

const IST_OFFSET_MILLISECONDS = 5.5 * 3_600_000;
const DAY_MILLISECONDS = 86_400_000;

/** The day in India of a moment. */
export function indianDayOf(moment: Date): string {
  return new Date(moment.getTime() + IST_OFFSET_MILLISECONDS).toISOString().slice(0, 10);
}

/** When a day begins in India. */
export function startOfIndianDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - IST_OFFSET_MILLISECONDS);
}

/** When a month begins and ends in India, e.g. of '2026-11'. */
export function indianMonth(month: string): { from: Date; until: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  return { from: startOfIndianDay(`${month}-01`), until: startOfIndianDay(next) };
}

/** When a day has ended in India: the first moment of the next one. */
export function endOfIndianDay(day: string): Date {
  return new Date(startOfIndianDay(day).getTime() + DAY_MILLISECONDS);
}
