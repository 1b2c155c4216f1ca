import { describe, expect, it } from 'vitest';
import { addressFormProblems, compareAddresses, normaliseAddressForm } from './address.domain';

const form = {
  first_name: 'Asha',
  last_name: 'Verma',
  email: 'asha@example.in',
  phone: '+91 98765-43210',
  street: '14, Sardar Patel Marg',
  city: 'Jaipur',
  state: 'Rajasthan',
  postal_code: '302 001',
  latitude: 26.9079,
  longitude: 75.8006,
};

describe('addressFormProblems', () => {
  it('accepts a complete form, with and without a point on the map', () => {
    expect(addressFormProblems(form)).toEqual([]);
    expect(addressFormProblems({ ...form, latitude: null, longitude: null })).toEqual([]);
  });

  it('requires every field, with the messages of the shop', () => {
    const blank = { ...form, first_name: '', last_name: ' ', email: '', phone: '', street: '' };
    const problems = addressFormProblems({ ...blank, city: '', state: ' ', postal_code: '' });
    expect(problems.map(({ message }) => message)).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone is required',
      'Address is required',
      'City is required',
      'State is required',
      'Postal code is required',
    ]);
  });

  it('distinguishes an invalid PIN code or phone number from a missing one', () => {
    expect(addressFormProblems({ ...form, phone: 'abc', postal_code: '012345' })).toEqual([
      { field: 'phone', message: 'Invalid phone number format' },
      { field: 'postal_code', message: 'Postal code must be a PIN code of 6 digits' },
    ]);
  });

  it.each(['latitude', 'longitude'])('refuses a point without its %s', (field) => {
    const message = 'Latitude and longitude go together';
    expect(addressFormProblems({ ...form, [field]: null })).toEqual([{ field, message }]);
  });
});

it('stores digits without separators, and nothing that is not in the form', () => {
  const stored = { ...form, phone: '+919876543210', postal_code: '302001' };
  const withCountry = { ...form, country: 'Nepal' };
  expect(normaliseAddressForm(withCountry)).toEqual(stored);
});

it('sorts the default first, then the newest', () => {
  const ranked = (id: string, is_default: boolean, day: number) => ({
    id,
    is_default,
    created_at: `2026-01-0${day}T00:00:00.000Z`,
  });
  const all = [ranked('old', false, 1), ranked('b', false, 3), ranked('a', false, 3)];
  const sorted = [...all, ranked('default', true, 2)].sort(compareAddresses).map(({ id }) => id);
  expect(sorted).toEqual(['default', 'a', 'b', 'old']);
});
