import { toIndianDay } from '../../base/indian-days';
import type { Calendar } from '../scene';

/** A month of a year; 1 is January. */
export interface Month {
  year: number;
  month: number;
}

type Language = Calendar['language'];

export const MONTH_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  hi: [
    'जनवरी',
    'फ़रवरी',
    'मार्च',
    'अप्रैल',
    'मई',
    'जून',
    'जुलाई',
    'अगस्त',
    'सितंबर',
    'अक्टूबर',
    'नवंबर',
    'दिसंबर',
  ],
};

/** Names of the weekdays, starting with Sunday, as on Indian calendars. */
export const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  hi: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
};

export function addMonths({ year, month }: Month, months: number): Month {
  const at = year * 12 + month - 1 + months;
  return { year: Math.floor(at / 12), month: (at % 12) + 1 };
}

export function monthName({ year, month }: Month, language: Language): string {
  return `${MONTH_NAMES[language][month - 1] ?? ''} ${year}`;
}

export function daysInMonth({ year, month }: Month): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Weekday of the month's first day; 0 is Sunday. */
export function firstWeekday({ year, month }: Month): number {
  return new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
}

/** Default settings of a calendar, which starts next month (docs/rules.md#books-43). */
export function defaultCalendar(now: Date): Calendar {
  const [year = 0, month = 0] = toIndianDay(now).split('-').map(Number);
  return { first: addMonths({ year, month }, 1), language: 'en', holidays: true, own_dates: [] };
}
