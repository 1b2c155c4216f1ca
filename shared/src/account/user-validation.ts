/** The shop's checks of sign-in, registration and account forms (docs/rules.md#accounts-1). */

import { isEmail } from './emails';

const PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{8,}$/;
const REGISTER_PHONE = /^\+?[\d\s-]{7,15}$/;
const ACCOUNT_PHONE = /^\+[1-9]\d{0,14}$/;
/** Minimum age of a customer in years, unless the shop sets another one. */
export const MINIMUM_AGE = 13;
const FIRST_BIRTH_YEAR = 1900;

/** Names of problems; each feature's message catalogue has the texts. */
export type PersonProblem =
  | 'invalidEmail'
  | 'weakPassword'
  | 'nameRequired'
  | 'invalidRegisterPhone'
  | 'invalidBirthDate';

export interface BirthDate {
  dob_day: number | null;
  dob_month: number | null;
  dob_year: number | null;
}

interface Person extends BirthDate {
  firstName: string;
  lastName: string;
  phone: string;
}

export interface Registration extends Person {
  email: string;
  password: string;
}

export function isStrongPassword(value: string): boolean {
  return PASSWORD.test(value);
}

function isRealDate(day: number, month: number, year: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** An empty date is valid, an incomplete one is not. The age is the difference of the years. */
export function isValidBirthDate(date: BirthDate, today: Date, minimumAge = MINIMUM_AGE): boolean {
  const { dob_day: day, dob_month: month, dob_year: year } = date;
  if (day === null && month === null && year === null) return true;
  if (day === null || month === null || year === null) return false;
  if (year < FIRST_BIRTH_YEAR || year > today.getFullYear()) return false;
  return isRealDate(day, month, year) && today.getFullYear() - year >= minimumAge;
}

/** The first failing check of a registration, in the order of the form; null when valid. */
export function registrationProblem(
  form: Registration,
  today: Date,
  minimumAge = MINIMUM_AGE,
): PersonProblem | null {
  if (!isEmail(form.email)) return 'invalidEmail';
  if (!isStrongPassword(form.password)) return 'weakPassword';
  return personProblem(form, today, minimumAge);
}

/** The registration checks without email and password, which the server does not have. */
export function personProblem(
  form: Person,
  today: Date,
  minimumAge = MINIMUM_AGE,
): PersonProblem | null {
  if (!form.firstName.trim() || !form.lastName.trim()) return 'nameRequired';
  if (form.phone && !REGISTER_PHONE.test(form.phone)) return 'invalidRegisterPhone';
  if (!isValidBirthDate(form, today, minimumAge)) return 'invalidBirthDate';
  return null;
}

export type AccountField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'dob_day'
  | 'dob_month'
  | 'dob_year';

/** A failing field; `birthDate` when the parts do not form a date or the person is too young. */
export type FailingAccountField = AccountField | 'birthDate';

interface Account extends Person {
  email: string;
}

function isWithin(value: number | null, min: number, max: number): boolean {
  return value === null || (Number.isInteger(value) && value >= min && value <= max);
}

/** All failing fields of the account form; the date of birth as a whole comes last. */
export function listFailingAccountFields(
  form: Account,
  today: Date,
  minimumAge = MINIMUM_AGE,
): FailingAccountField[] {
  const checks: [AccountField, boolean][] = [
    ['firstName', form.firstName.trim() !== ''],
    ['lastName', form.lastName.trim() !== ''],
    ['email', isEmail(form.email)],
    ['phone', form.phone === '' || ACCOUNT_PHONE.test(form.phone)],
    ['dob_day', isWithin(form.dob_day, 1, 31)],
    ['dob_month', isWithin(form.dob_month, 1, 12)],
    ['dob_year', isWithin(form.dob_year, FIRST_BIRTH_YEAR, today.getFullYear())],
  ];
  const failing: FailingAccountField[] = checks
    .filter(([, isValid]) => !isValid)
    .map(([field]) => field);
  const hasWrongPart = failing.some((field) => field.startsWith('dob_'));
  if (!hasWrongPart && !isValidBirthDate(form, today, minimumAge)) failing.push('birthDate');
  return failing;
}
