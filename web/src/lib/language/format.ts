import { INTL_LOCALES, type Language } from '@smriti/shared/language';
import { pageLanguage } from './i18n';

/** Memoises `make` by language, because formatters are slow to create. */
export function memoiseByLanguage<Format>(make: (intlLocale: string) => Format): () => Format {
  const made = new Map<Language, Format>();
  return () => {
    const language = pageLanguage.get();
    const format = made.get(language) ?? make(INTL_LOCALES[language]);
    made.set(language, format);
    return format;
  };
}

/** Short month names; full ones in Hindi, which has no short ones, e.g. '22 नवंबर'. */
export const shortMonth = (intlLocale: string) => (intlLocale.startsWith('hi') ? 'long' : 'short');

export const numberFormat = (options: Intl.NumberFormatOptions) =>
  memoiseByLanguage((intlLocale) => new Intl.NumberFormat(intlLocale, options));
const timeFormat = (options: Intl.DateTimeFormatOptions) =>
  memoiseByLanguage((intlLocale) => {
    const month = options.month === 'short' ? shortMonth(intlLocale) : options.month;
    // Hindi has no am and pm, e.g. 'शाम 6:34 बजे'.
    const dayPeriod = options.hour && intlLocale.startsWith('hi') ? 'short' : undefined;
    const inIndia = { timeZone: 'Asia/Kolkata', ...options, month, dayPeriod } as const;
    return new Intl.DateTimeFormat(intlLocale, inIndia);
  });

const rupeeFormat = numberFormat({ style: 'currency', currency: 'INR' });

/** Formats rupees with Indian grouping, e.g. 123456 as '₹1,23,456.00', and negative ones with a minus sign. */
export function formatRupees(rupees: number): string {
  return rupeeFormat().format(rupees).replace('-', '−');
}

const countFormat = numberFormat({ maximumFractionDigits: 0 });

/** Formats a whole number with Indian grouping, e.g. 123456 as '1,23,456'. */
export function formatCount(count: number): string {
  return countFormat().format(count);
}

const plainFormat = numberFormat({});

/** Formats a number with its decimals and Indian grouping, e.g. 12345.5 as '12,345.5'. */
export function formatNumber(number: number): string {
  return plainFormat().format(number);
}

const changeFormat = numberFormat({ signDisplay: 'exceptZero' });

/** Formats a signed change, e.g. '+1,000' or '−250'. */
export function formatSignedNumber(change: number): string {
  return changeFormat().format(change).replace('-', '−');
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;
const dateFormat = timeFormat(DAY);

/**
 * Formats an ISO time as a day in India, e.g. '21 Jan 2026'.
 * @throws RangeError when `time` is not an ISO-8601 time.
 */
export function formatDate(time: string): string {
  return dateFormat().format(new Date(time));
}

const momentFormat = timeFormat({ ...DAY, ...CLOCK });

/**
 * Formats an ISO time as a day and time in India, e.g. '21 Jan 2026, 4:05 pm'.
 * @throws RangeError when `time` is not an ISO-8601 time.
 */
export function formatDateTime(time: string): string {
  return momentFormat().format(new Date(time));
}

const longDateFormat = timeFormat({ timeZone: 'UTC', ...DAY, month: 'long' });

/** Formats a calendar day without a time zone, e.g. a date of birth as '5 March 1990'. */
export function formatCalendarDay(year: number, month: number, day: number): string {
  return longDateFormat().format(Date.UTC(year, month - 1, day));
}

const clockFormat = timeFormat(CLOCK);

/**
 * Formats a time, in ISO-8601 or ms since 1970, as a time of day in India, e.g. '4:05 pm'.
 * @throws RangeError when `time` is neither.
 */
export function formatTime(time: string | number): string {
  return clockFormat().format(new Date(time));
}
