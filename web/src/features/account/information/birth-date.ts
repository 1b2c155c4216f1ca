import type { BirthDate } from '@smriti/shared/account/user-validation';
import { formatCalendarDay } from '#lib/language/format.ts';

/** A date of birth in words, e.g. '5 March 1990'; '' when unknown. */
export function birthDateText({ dob_day, dob_month, dob_year }: BirthDate): string {
  if (dob_day === null || dob_month === null || dob_year === null) return '';
  return formatCalendarDay(dob_year, dob_month, dob_day);
}
