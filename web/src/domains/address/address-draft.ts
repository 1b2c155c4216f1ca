import type { Address, AddressType } from '@smriti/shared/account/addresses';
import type { User } from '@smriti/shared/account/users';
import {
  type AddressField,
  type AddressProblem,
  addressProblems,
} from '@smriti/shared/account/address-validation';
import { toLatinDigits } from '@smriti/shared/base/digits';
import type { AddressInput } from '#lib/addresses/addresses.ts';
import type { PlaceAddress } from '#lib/maps/place-address.ts';
import type { MapPoint } from '#lib/maps/places.ts';
import { toListedState } from './state-options';

export interface AddressDraft extends Record<AddressField, string> {
  point: MapPoint | null;
  type: AddressType;
  isDefault: boolean;
}

export const EMPTY_ADDRESS_DRAFT: AddressDraft = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  street: '',
  city: '',
  state: '',
  postal_code: '',
  point: null,
  type: 'Home',
  isDefault: false,
};

/** Draft of a new address, with the customer as recipient. */
export function createAddressDraft(
  customer: Pick<User, 'firstName' | 'lastName' | 'email' | 'phone'> | null,
): AddressDraft {
  if (!customer) return EMPTY_ADDRESS_DRAFT;
  const { firstName: first_name, lastName: last_name, email, phone } = customer;
  return { ...EMPTY_ADDRESS_DRAFT, first_name, last_name, email, phone };
}

export function toAddressDraft(address: Address): AddressDraft {
  const { first_name, last_name, email, phone, street, city, state, postal_code } = address;
  const { latitude: lat, longitude: lng, type, isDefault } = address;
  return {
    first_name,
    last_name,
    email,
    phone,
    street,
    city,
    state: toListedState(state),
    postal_code,
    type,
    isDefault,
    point: lat === null || lng === null ? null : { lat, lng },
  };
}

/** Returns the draft filled in from a place. The typed street is kept if the place has none. */
export function fillFromPlace(
  draft: AddressDraft,
  point: MapPoint,
  place: PlaceAddress,
): AddressDraft {
  return {
    ...draft,
    ...place,
    street: place.street || draft.street,
    state: toListedState(place.state),
    point,
  };
}

function withLatinDigits(draft: AddressDraft): AddressDraft {
  const { phone, postal_code } = draft;
  return { ...draft, phone: toLatinDigits(phone), postal_code: toLatinDigits(postal_code) };
}

/** Validation problems of the draft. */
export function listAddressProblems(draft: AddressDraft): AddressProblem[] {
  return addressProblems(withLatinDigits(draft));
}

export function toAddressInput(draft: AddressDraft): AddressInput {
  const { point, ...fields } = withLatinDigits(draft);
  return { ...fields, latitude: point?.lat ?? null, longitude: point?.lng ?? null };
}
