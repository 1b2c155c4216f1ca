import { describe, expect, it } from 'vitest';
import {
  accountFormProblems,
  displayNameOf,
  normalisePhone,
  registrationProblems,
  splitName,
} from './user.domain';

const today = new Date('2026-06-01T00:00:00Z');
const person = {
  firstName: 'Asha',
  lastName: 'Verma',
  phone: '+91 98765-43210',
  dob_day: 1,
  dob_month: 2,
  dob_year: 1990,
};

describe('registrationProblems', () => {
  it('has nothing against a right one, with or without what is optional', () => {
    expect(registrationProblems(person, today)).toEqual([]);
    const bare = { ...person, phone: '', dob_day: null, dob_month: null, dob_year: null };
    expect(registrationProblems(bare, today)).toEqual([]);
  });

  it('tells the first problem alone, of the fields that it is about', () => {
    const nameless = { ...person, lastName: ' ', phone: 'x', dob_day: 99 };
    expect(registrationProblems(nameless, today)).toEqual([
      { field: 'lastName', message: 'First and last name are required' },
    ]);
    expect(registrationProblems({ ...person, phone: '123456', dob_day: 99 }, today)).toEqual([
      { field: 'phone', message: 'Invalid phone number format' },
    ]);
    const message = 'Invalid date of birth or user must be at least 13 years old';
    expect(registrationProblems({ ...person, dob_year: 2014 }, today)).toEqual([
      { field: 'dob_day', message },
      { field: 'dob_month', message },
      { field: 'dob_year', message },
    ]);
  });
});

describe('accountFormProblems', () => {
  it("tells every problem, in the spec's words", () => {
    const form = {
      ...{ firstName: '', lastName: '', email: 'x', phone: '0', dob_day: 0, dob_month: 13 },
      dob_year: 2027,
    };
    expect(accountFormProblems(form, today)).toEqual([
      { field: 'firstName', message: 'First name is required' },
      { field: 'lastName', message: 'Last name is required' },
      { field: 'email', message: 'Invalid email format' },
      { field: 'phone', message: 'Invalid phone format (e.g. +123456789)' },
      { field: 'dob_day', message: 'Invalid day' },
      { field: 'dob_month', message: 'Invalid month' },
      { field: 'dob_year', message: 'Invalid year' },
    ]);
  });

  it('has nothing against a right one', () => {
    const form = { ...person, phone: '+919876543210', email: 'asha@smriti.test' };
    expect(accountFormProblems(form, today)).toEqual([]);
  });
});

describe('names and phones', () => {
  it('are stored in one form', () => {
    expect(normalisePhone('+91 98765-432 10')).toBe('+919876543210');
    expect(displayNameOf({ firstName: 'Asha', lastName: '' })).toBe('Asha');
  });

  it.each([
    ['Asha', 'Asha', ''],
    ['Asha Verma', 'Asha', 'Verma'],
    ['  Asha  Devi   Verma ', 'Asha', 'Devi Verma'],
    ['', '', ''],
    ['x'.repeat(80), 'x'.repeat(50), ''],
    [`${'x'.repeat(49)}😀`, 'x'.repeat(49), ''],
    ['आशा\u0000\ud800 वर्मा', 'आशा', 'वर्मा'],
  ])('split %j into first and last', (displayName, firstName, lastName) => {
    expect(splitName(displayName)).toEqual({ firstName, lastName });
  });
});
