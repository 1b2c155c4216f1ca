/** The checks of the address form (docs/rules.md#addresses-1). */

/** What has to be there, in the order of the form. */
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

/** One failing field, empty or not of the form that a parcel needs. */
export interface AddressProblem {
  field: AddressField;
  kind: 'missing' | 'invalid';
}

/** An optional plus sign and 7 to 15 digits, with spaces and hyphens anywhere between. */
const PHONE = /^\+?(?:[\s-]*\d){7,15}$/;
/** An Indian PIN code, which people also write in two groups of three. */
const PIN_CODE = /^[1-9]\d{2}\s?\d{3}$/;

const FORMS: Partial<Record<AddressField, RegExp>> = { phone: PHONE, postal_code: PIN_CODE };

/** Every failing field, in the order of the form. */
export function addressProblems(address: Readonly<Record<AddressField, string>>): AddressProblem[] {
  return REQUIRED_ADDRESS_FIELDS.flatMap((field): AddressProblem[] => {
    const value = address[field].trim();
    if (value === '') return [{ field, kind: 'missing' }];
    return (FORMS[field]?.test(value) ?? true) ? [] : [{ field, kind: 'invalid' }];
  });
}
