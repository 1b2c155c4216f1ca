import { type AddressField, addressProblems } from '@smriti/shared/account/address-validation';
import type { FieldProblem } from '@smriti/shared/base/errors';
import { normalisePhone } from '../users/user.domain';

/** Error texts of empty fields (docs/rules.md#addresses-1). */
export const ADDRESS_ERROR_TEXTS: Readonly<Record<AddressField, string>> = {
  first_name: 'First name is required',
  last_name: 'Last name is required',
  email: 'Email is required',
  phone: 'Phone is required',
  street: 'Address is required',
  city: 'City is required',
  state: 'State is required',
  postal_code: 'Postal code is required',
};

const INVALID_TEXTS: Partial<Record<AddressField, string>> = {
  email: 'Invalid email format',
  phone: 'Invalid phone number format',
  postal_code: 'Postal code must be a PIN code of 6 digits',
};

export interface AddressForm extends Record<AddressField, string> {
  latitude: number | null;
  longitude: number | null;
}

/** All problems of an address; a location needs both coordinates. */
export function addressFormProblems(form: AddressForm): FieldProblem[] {
  const problems = addressProblems(form).map(({ field, kind }) => ({
    field,
    message: (kind === 'invalid' && INVALID_TEXTS[field]) || ADDRESS_ERROR_TEXTS[field],
  }));
  if ((form.latitude === null) === (form.longitude === null)) return problems;
  const field = form.latitude === null ? 'latitude' : 'longitude';
  return [...problems, { field, message: 'Latitude and longitude go together' }];
}

/** The form as stored: phone and PIN code without separators. */
export function normaliseAddressForm(form: AddressForm): AddressForm {
  const { first_name, last_name, email, street, city, state, latitude, longitude } = form;
  return {
    first_name,
    last_name,
    email,
    street,
    city,
    state,
    latitude,
    longitude,
    phone: normalisePhone(form.phone),
    postal_code: form.postal_code.replace(/\s/g, ''),
  };
}

interface Ranked {
  id: string;
  is_default: boolean;
  created_at: string;
}

/** Sorts the default address first, then newest first. */
export function compareAddresses(one: Ranked, other: Ranked): number {
  if (one.is_default !== other.is_default) return one.is_default ? -1 : 1;
  return other.created_at.localeCompare(one.created_at) || one.id.localeCompare(other.id);
}
