import type { FieldProblem } from '@smriti/shared/base/errors';
import { personProblem } from '@smriti/shared/account/user-validation';
import {
  invalidBirthDateProblems,
  birthDateErrorText,
  type PersonalDetails,
} from '../users/user.domain';

const NAMES = 'First and last name are required';
const PHONE = 'Invalid phone number format';

/** Error texts of the registration form (docs/rules.md#accounts-1). */
export function registrationErrorTexts(minimumAge: number): Record<string, string> {
  const birthDate = birthDateErrorText(minimumAge);
  return {
    firstName: NAMES,
    lastName: NAMES,
    phone: PHONE,
    dob_day: birthDate,
    dob_month: birthDate,
    dob_year: birthDate,
  };
}

/** Problems of a registration: the first one of each field. */
export function registrationProblems(
  person: PersonalDetails,
  today: Date,
  minimumAge: number,
): FieldProblem[] {
  const about = (message: string, fields: readonly string[]) =>
    fields.map((field) => ({ field, message }));
  switch (personProblem(person, today, minimumAge)) {
    case 'nameRequired':
      return about(NAMES, person.firstName.trim() ? ['lastName'] : ['firstName']);
    case 'invalidRegisterPhone':
      return about(PHONE, ['phone']);
    case 'invalidBirthDate':
      return invalidBirthDateProblems(minimumAge);
    default:
      return [];
  }
}
