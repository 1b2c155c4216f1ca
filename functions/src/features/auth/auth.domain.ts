import type { FieldProblem } from '@smriti/shared/base/errors';
import { personProblem } from '@smriti/shared/account/user-validation';
import { BIRTH_DATE_FIELDS, BIRTH_DATE_TEXT, type Person } from '../users/user.domain';

const NAMES = 'First and last name are required';
const PHONE = 'Invalid phone number format';

/** The shop's texts for registration (docs/rules.md#accounts-1). */
export const REGISTRATION_TEXTS = {
  firstName: NAMES,
  lastName: NAMES,
  phone: PHONE,
  dob_day: BIRTH_DATE_TEXT,
  dob_month: BIRTH_DATE_TEXT,
  dob_year: BIRTH_DATE_TEXT,
} as const;

/** The first thing that is wrong with a registration, for each of the fields that it is about. */
export function registrationProblems(person: Person, today: Date): FieldProblem[] {
  const about = (message: string, fields: readonly string[]) =>
    fields.map((field) => ({ field, message }));
  switch (personProblem(person, today)) {
    case 'nameRequired':
      return about(NAMES, person.firstName.trim() ? ['lastName'] : ['firstName']);
    case 'invalidRegisterPhone':
      return about(PHONE, ['phone']);
    case 'invalidBirthDate':
      return about(BIRTH_DATE_TEXT, BIRTH_DATE_FIELDS);
    default:
      return [];
  }
}
