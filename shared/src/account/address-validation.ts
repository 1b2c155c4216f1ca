/** Checks of the address form (docs/rules.md#addresses-1). */

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
export interface AddressProblem {
  field: AddressField;
  kind: 'missing' | 'invalid';
}

/** An optional plus sign and 7 to 15 digits, with spaces and hyphens anywhere between. */
const PHONE = /^\+?(?:[\s-]*\d){7,15}$/;
/** An Indian PIN code, optionally written in two groups of three digits. */
const PIN_CODE = /^[1-9]\d{2}\s?\d{3}$/;

const FORMAT_CHECKS: Partial<Record<AddressField, (value: string) => boolean>> = {
  email: isEmail,
  phone: (value) => PHONE.test(value),
  postal_code: (value) => PIN_CODE.test(value),
};

/** All failing fields: empty ones first, then malformed ones, each in the order of the form. */
export function addressProblems(address: Readonly<Record<AddressField, string>>): AddressProblem[] {
  const isEmpty = (field: AddressField) => address[field].trim() === '';
  const isInvalid = (field: AddressField) =>
    !isEmpty(field) && FORMAT_CHECKS[field]?.(address[field].trim()) === false;
  return [
    ...REQUIRED_ADDRESS_FIELDS.filter(isEmpty).map((field) => ({
      field,
      kind: 'missing' as const,
    })),
    ...REQUIRED_ADDRESS_FIELDS.filter(isInvalid).map((field) => ({
      field,
      kind: 'invalid' as const,
    })),
  ];
}
