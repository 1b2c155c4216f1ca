import type { FieldProblem } from '@smriti/shared/base/errors';
import { personProblem } from '@smriti/shared/account/user-validation';
import type { Person } from '../users/user.domain';

const NAMES = 'First and last name are required';
const PHONE = 'Invalid phone number format';
const BIRTH_DATE = 'Invalid date of birth or user must be at least 13 years old';

/** The shop's texts for registration (docs/rules.md#accounts-1). */
export const REGISTRATION_TEXTS = {
  firstName: NAMES,
  lastName: NAMES,
  phone: PHONE,
  dob_day: BIRTH_DATE,
  dob_month: BIRTH_DATE,
  dob_year: BIRTH_DATE,
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
      return about(BIRTH_DATE, ['dob_day', 'dob_month', 'dob_year']);
    default:
      return [];
  }
}
