import { describe, expect, it } from 'vitest';
import { addressProblems, parsePinCode, REQUIRED_ADDRESS_FIELDS } from './address-validation';

const valid = {
  first_name: 'Asha',
  last_name: 'Verma',
  email: 'asha@example.in',
  phone: '+91 98765-43210',
  street: '14, Sardar Patel Marg',
  city: 'Jaipur',
  state: 'Rajasthan',
  postal_code: '302 001',
};

describe('addressProblems', () => {
  it('accepts a complete address, with a PIN code and a phone number as people write them', () => {
    expect(addressProblems(valid)).toEqual([]);
    expect(addressProblems({ ...valid, phone: '9876543210', postal_code: '302001' })).toEqual([]);
  });

  // proves addresses-2
  it('names every empty or blank field, in the order of the form', () => {
    const blank = Object.fromEntries(
      REQUIRED_ADDRESS_FIELDS.map((field, index) => [field, index % 2 ? '' : '  ']),
    ) as typeof valid;
    expect(addressProblems(blank)).toEqual(
      REQUIRED_ADDRESS_FIELDS.map((field) => ({ field, kind: 'missing' })),
    );
  });

  it.each(['02001', '012345', '3020011', '30200', '30200a', '३०२००१'])(
    'refuses the PIN code %j',
    (postal_code) => {
      expect(addressProblems({ ...valid, postal_code })).toEqual([
        { field: 'postal_code', kind: 'invalid' },
      ]);
    },
  );

  it.each(['123456', '1234567890123456', '98765x4321', '++919876543210', '+ -'])(
    'refuses the phone number %j',
    (phone) => {
      expect(addressProblems({ ...valid, phone })).toEqual([{ field: 'phone', kind: 'invalid' }]);
    },
  );

  // proves addresses-2
  it('names empty fields before invalid ones', () => {
    expect(addressProblems({ ...valid, email: 'not-an-email', city: ' ' })).toEqual([
      { field: 'city', kind: 'missing' },
      { field: 'email', kind: 'invalid' },
    ]);
  });
});

it('accepts PIN codes with a space and in Devanagari digits, once they are complete', () => {
  expect(parsePinCode('302 001')).toBe('302001');
  expect(parsePinCode(' ३०२००१ ')).toBe('302001');
  expect(parsePinCode('30200')).toBeNull();
  expect(parsePinCode('012345')).toBeNull();
});
