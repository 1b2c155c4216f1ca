import type { Month } from '@smriti/shared/book/calendar/months';
import { memoiseByLanguage } from '#lib/language/format.ts';

const monthFormat = (year?: 'numeric') =>
  memoiseByLanguage(
    (intlLocale) => new Intl.DateTimeFormat(intlLocale, { timeZone: 'UTC', month: 'long', year }),
  );
const nameFormat = monthFormat();
const monthOfYearFormat = monthFormat('numeric');

/** Names of the months in the page's language, from January on. */
export function listMonthNames(): string[] {
  return Array.from({ length: 12 }, (_, at) => nameFormat().format(Date.UTC(2000, at)));
}

/** Formats a month in the page's language, e.g. 'January 2027'. */
export function formatMonth({ year, month }: Month): string {
  return monthOfYearFormat().format(Date.UTC(year, month - 1));
}
