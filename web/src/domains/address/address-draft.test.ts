import { describe, expect, it } from 'vitest';
import {
  toAddressDraft,
  listAddressProblems,
  EMPTY_ADDRESS_DRAFT,
  toAddressInput,
  fillFromPlace,
} from './address-draft';

const address = {
  id: 'address-1',
  user_id: 'customer-1',
  first_name: 'Asha',
  last_name: 'Verma',
  email: 'asha@example.in',
  phone: '+919876543210',
  street: '14 Sardar Patel Marg',
  city: 'Jaipur',
  state: 'Rajasthan',
  postal_code: '302001',
  country: 'India',
  latitude: 26.9079,
  longitude: 75.8006,
  type: 'Work' as const,
  isDefault: true,
  zipCode: '302001',
  address: '14 Sardar Patel Marg',
};
const point = { lat: 18.5135, lng: 73.8303 };

it('edits a saved address and returns its fields', () => {
  const readOnly = ['id', 'user_id', 'country', 'zipCode', 'address'];
  const fields = Object.entries(address).filter(([name]) => !readOnly.includes(name));
  expect(toAddressInput(toAddressDraft(address))).toEqual(Object.fromEntries(fields));
});

it('accepts a phone number and a PIN code in Devanagari digits', () => {
  const draft = { ...toAddressDraft(address), phone: '९८७६५ ४३२१०', postal_code: '३०२००१' };
  expect(listAddressProblems(draft)).toEqual([]);
  expect(toAddressInput(draft)).toMatchObject({ phone: '98765 43210', postal_code: '302001' });
});

it('names the state as the list does', () => {
  expect(toAddressDraft({ ...address, state: 'Orissa' }).state).toBe('Odisha');
  expect(toAddressDraft({ ...address, state: 'Bombay side' }).state).toBe('Bombay side');
});

it('has no point unless both coordinates are set', () => {
  expect(toAddressDraft({ ...address, longitude: null }).point).toBeNull();
  expect(toAddressInput(EMPTY_ADDRESS_DRAFT)).toMatchObject({ latitude: null, longitude: null });
});

describe('fillFromPlace', () => {
  const place = { street: 'Prabhat Road', city: 'Pune', state: 'Maharashtra', postal_code: '' };

  // proves addresses-5
  it('uses the fields of the place, including an unknown PIN code', () => {
    const filled = fillFromPlace(toAddressDraft(address), point, place);
    expect(filled).toMatchObject({ ...place, point, first_name: 'Asha', type: 'Work' });
  });

  it('keeps the typed street if the place has none', () => {
    const filled = fillFromPlace(toAddressDraft(address), point, { ...place, street: '' });
    expect(filled).toMatchObject({ street: address.street, city: 'Pune' });
  });
});
