/** Checks of the address form (docs/rules.md#addresses-1). */

import { toLatinDigits } from '../base/digits';
import { isEmail } from './emails';

/** Required fields, in the order of the form. */
export const REQUIRED_ADDRESS_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'street',
  'city',
  'state',
  'postal_code',
] as const;
export type AddressField = (typeof REQUIRED_ADDRESS_FIELDS)[number];

/** A field that is empty or malformed. */
export interface FieldProblem<Field> {
  field: Field;
  kind: 'missing' | 'invalid';
}
export type AddressProblem = FieldProblem<AddressField>;

/** An optional plus sign and 7 to 15 digits, with spaces and hyphens anywhere between. */
const PHONE = /^\+?(?:[\s-]*\d){7,15}$/;
/** An Indian PIN code, optionally written in two groups of three digits. */
const PIN_CODE = /^[1-9]\d{2}\s?\d{3}$/;

export const isPhone = (value: string) => PHONE.test(value);
export const isPinCode = (value: string) => PIN_CODE.test(value);

/** The PIN code in a typed text, without spaces and in Latin digits; null if it is not complete. */
export function parsePinCode(typed: string): string | null {
  const text = toLatinDigits(typed).trim();
  return isPinCode(text) ? text.replace(/\s/g, '') : null;
}

const FORMAT_CHECKS: Partial<Record<AddressField, (value: string) => boolean>> = {
  email: isEmail,
  phone: isPhone,
  postal_code: isPinCode,
};

/** All failing fields: empty ones first, then malformed ones, each in the order of the form. */
export function addressProblems(address: Readonly<Record<AddressField, string>>): AddressProblem[] {
  return findProblems(address, REQUIRED_ADDRESS_FIELDS, FORMAT_CHECKS);
}

/** All failing fields of a form: empty ones first, then malformed ones, each in the order of `required`. */
export function findProblems<Field extends string>(
  values: Readonly<Record<Field, string>>,
  required: readonly Field[],
  checks: Partial<Record<Field, (value: string) => boolean>>,
): FieldProblem<Field>[] {
  const isEmpty = (field: Field) => values[field].trim() === '';
  const isInvalid = (field: Field) =>
    !isEmpty(field) && checks[field]?.(values[field].trim()) === false;
  return [
    ...required.filter(isEmpty).map((field) => ({ field, kind: 'missing' as const })),
    ...required.filter(isInvalid).map((field) => ({ field, kind: 'invalid' as const })),
  ];
}
