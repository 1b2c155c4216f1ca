import { findRestockDay } from '@smriti/shared/catalogue/stock';
import { memoiseByLanguage, shortMonth } from '#lib/language/format.ts';

const IN_INDIA = { timeZone: 'Asia/Kolkata' } as const;
// Formats days as in the API; the functions of shared's indian-days.ts come with their schemas.
const isoDayFormat = new Intl.DateTimeFormat('en-CA', IN_INDIA);

export const currentIndianDay = (): string => isoDayFormat.format(new Date());

const dayFormat = (year?: 'numeric') =>
  memoiseByLanguage((intlLocale) => {
    const month = shortMonth(intlLocale);
    return new Intl.DateTimeFormat(intlLocale, { ...IN_INDIA, day: 'numeric', month, year });
  });
const thisYearFormat = dayFormat();
const otherYearFormat = dayFormat('numeric');

/**
 * Formats the day on which an option is back in stock, e.g. '12 Dec'; adds the year if it differs from the
 * current one.
 */
export function formatRestockDay(day: string, today: string): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? thisYearFormat() : otherYearFormat();
  return format.format(new Date(`${day}T12:00:00+05:30`));
}

/** Day on which an option is back in stock, for customers; null if it is in stock. */
export function restockText(
  option: { restock_day?: string | undefined },
  today: string,
): string | null {
  const day = findRestockDay(option, today);
  return day === null ? null : formatRestockDay(day, today);
}
