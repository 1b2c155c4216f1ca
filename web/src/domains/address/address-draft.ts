import type { Address, AddressType } from '@smriti/shared/account/addresses';
import type { User } from '@smriti/shared/account/users';
import {
  type AddressField,
  type AddressProblem,
  addressProblems,
} from '@smriti/shared/account/address-validation';
import { latinDigits } from '@smriti/shared/base/digits';
import type { AddressInput } from '../../lib/addresses/addresses';
import type { PlaceAddress } from '../../lib/maps/place-address';
import type { Point } from '../../lib/maps/places';

/** An address as its fields hold it. */
export interface AddressDraft extends Record<AddressField, string> {
  /** The point on the map. */
  point: Point | null;
  type: AddressType;
  isDefault: boolean;
}

export const EMPTY_DRAFT: AddressDraft = {
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

/** The draft of a customer's first address: to the customer, who may change that. */
export function draftFor(
  customer: Pick<User, 'firstName' | 'lastName' | 'email' | 'phone'> | null,
): AddressDraft {
  if (!customer) return EMPTY_DRAFT;
  const { firstName: first_name, lastName: last_name, email, phone } = customer;
  return { ...EMPTY_DRAFT, first_name, last_name, email, phone };
}

/** A saved address, to be edited. */
export function draftOf(address: Address): AddressDraft {
  const { first_name, last_name, email, phone, street, city, state, postal_code } = address;
  const { latitude: lat, longitude: lng, type, isDefault } = address;
  return {
    first_name,
    last_name,
    email,
    phone,
    street,
    city,
    state,
    postal_code,
    type,
    isDefault,
    point: lat === null || lng === null ? null : { lat, lng },
  };
}

/** The draft with what a place says. A street that was typed stays where the place knows none. */
export function withPlace(draft: AddressDraft, point: Point, place: PlaceAddress): AddressDraft {
  return { ...draft, ...place, street: place.street || draft.street, point };
}

function withLatinDigits(draft: AddressDraft): AddressDraft {
  const { phone, postal_code } = draft;
  return { ...draft, phone: latinDigits(phone), postal_code: latinDigits(postal_code) };
}

/** What is wrong with the draft as it would be sent. */
export function draftProblems(draft: AddressDraft): AddressProblem[] {
  return addressProblems(withLatinDigits(draft));
}

/** The draft as it is sent. */
export function inputOf(draft: AddressDraft): AddressInput {
  const { point, ...fields } = withLatinDigits(draft);
  return { ...fields, latitude: point?.lat ?? null, longitude: point?.lng ?? null };
}
