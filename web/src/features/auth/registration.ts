import {
  type PersonProblem,
  type Registration,
  registrationProblem,
} from '@smriti/shared/account/user-validation';
import { toLatinDigits } from '@smriti/shared/base/digits';
import { readNumberField, readTextField } from './form-fields';

/** Reads the values of the registration form. */
export function readRegistration(form: HTMLFormElement): Registration {
  return {
    firstName: readTextField(form, 'firstName').trim(),
    lastName: readTextField(form, 'lastName').trim(),
    email: readTextField(form, 'email'),
    password: readTextField(form, 'password'),
    phone: toLatinDigits(readTextField(form, 'phone')).trim(),
    dob_day: readNumberField(form, 'dob_day'),
    dob_month: readNumberField(form, 'dob_month'),
    dob_year: readNumberField(form, 'dob_year'),
  };
}

interface FieldProblem {
  problem: PersonProblem;
  /** Invalid field; for the date of birth, the first of its three fields. */
  field: keyof Registration;
}

const FIELDS: Record<Exclude<PersonProblem, 'nameRequired'>, keyof Registration> = {
  invalidEmail: 'email',
  weakPassword: 'password',
  invalidRegisterPhone: 'phone',
  invalidBirthDate: 'dob_day',
};

/** First problem of the form in field order (docs/rules.md#accounts-1); at most one. */
export function listRegistrationProblems(
  registration: Registration,
  minimumAge: number,
): FieldProblem[] {
  const problem = registrationProblem(registration, new Date(), minimumAge);
  if (problem === null) return [];
  if (problem !== 'nameRequired') return [{ problem, field: FIELDS[problem] }];
  return [{ problem, field: registration.firstName ? 'lastName' : 'firstName' }];
}
