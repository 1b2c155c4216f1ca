import { describe, expect, it } from 'vitest';
import {
  listFailingAccountFields,
  isValidBirthDate,
  type Registration,
  registrationProblem,
} from './user-validation';

const TODAY = new Date('2026-11-21T10:00:00Z');

const valid: Registration = {
  email: 'asha@example.in',
  password: 'Photo@2026',
  firstName: 'Asha',
  lastName: 'Verma',
  phone: '',
  dob_day: null,
  dob_month: null,
  dob_year: null,
};
const problem = (change: Partial<Registration>) =>
  registrationProblem({ ...valid, ...change }, TODAY);

describe('registrationProblem', () => {
  it('accepts a complete form, and one without phone and birth date', () => {
    expect(problem({})).toBeNull();
    expect(
      problem({ phone: '+91 98765-43210', dob_day: 29, dob_month: 2, dob_year: 2000 }),
    ).toBeNull();
  });

  // proves login-3
  it.each(['', 'asha', 'asha@', 'asha@example', 'a b@example.in'])(
    'refuses the email %j',
    (email) => {
      expect(problem({ email })).toBe('invalidEmail');
    },
  );

  // proves register-3
  it.each(['Aa1@567', 'photo@2026', 'PHOTO@2026', 'Photo@Photo', 'Photo2026', 'Photo@2026#'])(
    'refuses the password %j',
    (password) => {
      expect(problem({ password })).toBe('weakPassword');
    },
  );

  // proves register-4
  it('refuses blank names', () => {
    expect(problem({ firstName: ' ' })).toBe('nameRequired');
    expect(problem({ lastName: '' })).toBe('nameRequired');
  });

  // proves register-5
  it.each(['123456', '1234567890123456', '98765x4321', '++919876543'])(
    'refuses the phone %j',
    (phone) => {
      expect(problem({ phone })).toBe('invalidRegisterPhone');
    },
  );

  // proves register-2
  it('names one problem at a time, in the order of the form', () => {
    const all = { email: '', password: '', firstName: '', phone: 'x', dob_day: 40 };
    expect(problem(all)).toBe('invalidEmail');
    expect(problem({ ...all, email: valid.email })).toBe('weakPassword');
    expect(problem({ ...all, email: valid.email, password: valid.password })).toBe('nameRequired');
    expect(problem({ phone: 'x', dob_day: 40 })).toBe('invalidRegisterPhone');
    expect(problem({ dob_day: 40 })).toBe('invalidBirthDate');
  });
});

describe('isValidBirthDate', () => {
  const date = (dob_day: number | null, dob_month: number | null, dob_year: number | null) =>
    isValidBirthDate({ dob_day, dob_month, dob_year }, TODAY);

  // proves register-6
  it('requires all parts or none', () => {
    expect(date(null, null, null)).toBe(true);
    expect(date(1, null, null)).toBe(false);
    expect(date(null, 1, 1990)).toBe(false);
  });

  // proves register-6
  it('requires a real date', () => {
    expect(date(29, 2, 2000)).toBe(true);
    expect(date(29, 2, 2001)).toBe(false);
    expect(date(31, 4, 1990)).toBe(false);
    expect(date(0, 1, 1990)).toBe(false);
    expect(date(1, 13, 1990)).toBe(false);
  });

  // proves register-6, register-10
  it('accepts years from 1900 up to thirteen years ago', () => {
    expect(date(1, 1, 1900)).toBe(true);
    expect(date(31, 12, 1899)).toBe(false);
    expect(date(31, 12, 2013)).toBe(true);
    expect(date(1, 1, 2014)).toBe(false);
    expect(date(1, 1, 2027)).toBe(false);
  });
});

describe('listFailingAccountFields', () => {
  const account = { ...valid, phone: '+919876543210' };

  // proves account-10
  it('accepts a complete form', () => {
    expect(
      listFailingAccountFields({ ...account, dob_day: 1, dob_month: 12, dob_year: 2013 }, TODAY),
    ).toEqual([]);
  });

  it.each([
    ['a part of a date', { dob_day: 1, dob_month: null, dob_year: 1990 }],
    ['a day that does not exist', { dob_day: 31, dob_month: 4, dob_year: 1990 }],
    ['a child', { dob_day: 1, dob_month: 1, dob_year: 2014 }],
  ])('refuses %s, like registration', (_what, date) => {
    expect(listFailingAccountFields({ ...account, ...date }, TODAY)).toEqual(['birthDate']);
  });

  // proves account-5, account-10
  it('names every invalid field', () => {
    const broken = {
      firstName: ' ',
      lastName: '',
      email: 'x',
      phone: '+0123',
      dob_day: 32,
      dob_month: 0,
      dob_year: 2027,
    };
    expect(listFailingAccountFields(broken, TODAY)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'dob_day',
      'dob_month',
      'dob_year',
    ]);
  });

  // proves account-9
  it.each(['9876543210', '98765 43210', '+1234567890123456', '0987'])(
    'refuses the phone %j',
    (phone) => {
      expect(listFailingAccountFields({ ...account, phone }, TODAY)).toEqual(['phone']);
    },
  );
});
