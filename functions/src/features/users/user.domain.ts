import type { FieldProblem } from '@smriti/shared/base/errors';
import {
  type AccountField,
  listFailingAccountFields,
  type BirthDate,
} from '@smriti/shared/account/user-validation';

export interface PersonalDetails extends BirthDate {
  firstName: string;
  lastName: string;
  phone: string;
}

/** Error texts of the account form (docs/rules.md#accounts-2). */
export const ACCOUNT_ERROR_TEXTS: Readonly<Record<AccountField, string>> = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Invalid email format',
  phone: 'Invalid phone format (e.g. +123456789)',
  dob_day: 'Invalid day',
  dob_month: 'Invalid month',
  dob_year: 'Invalid year',
};

/** Message for an invalid date of birth or a person who is too young (docs/rules.md#accounts-1). */
export function birthDateErrorText(minimumAge: number): string {
  return `Invalid date of birth or user must be at least ${minimumAge} years old`;
}

/** One problem per field of the date. */
export function invalidBirthDateProblems(minimumAge: number): FieldProblem[] {
  const message = birthDateErrorText(minimumAge);
  return ['dob_day', 'dob_month', 'dob_year'].map((field) => ({ field, message }));
}

/** All problems of the account form. */
export function accountFormProblems(
  form: PersonalDetails & { email: string },
  today: Date,
  minimumAge: number,
): FieldProblem[] {
  return listFailingAccountFields(form, today, minimumAge).flatMap((problem) =>
    problem === 'birthDate'
      ? invalidBirthDateProblems(minimumAge)
      : [{ field: problem, message: ACCOUNT_ERROR_TEXTS[problem] }],
  );
}

export function normalisePhone(phone: string): string {
  return phone.replace(/[\s-]/g, '');
}

/** First and last name joined by a space (docs/rules.md#accounts-2). */
export function formatDisplayName({
  firstName,
  lastName,
}: Pick<PersonalDetails, 'firstName' | 'lastName'>) {
  return `${firstName} ${lastName}`.trim();
}

const MAX_NAME_LENGTH = 50;

function cutName(name: string): string {
  return name.slice(0, MAX_NAME_LENGTH).replace(/\p{Cs}$/u, ''); // removes half of a surrogate pair
}

/** Splits a display name into the first word as first name, and the rest as last name. */
export function splitName(displayName: string): Pick<PersonalDetails, 'firstName' | 'lastName'> {
  const [first = '', ...rest] = displayName
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .split(/\s+/);
  return {
    firstName: cutName(first),
    lastName: cutName(rest.join(' ')),
  };
}
