import { describe, expect, it } from 'vitest';
import { accountFormProblems, formatDisplayName, normalisePhone, splitName } from './user.domain';

const today = new Date('2026-06-01T00:00:00Z');
const person = {
  firstName: 'Asha',
  lastName: 'Verma',
  phone: '+91 98765-43210',
  dob_day: 1,
  dob_month: 2,
  dob_year: 1990,
};

describe('accountFormProblems', () => {
  it('returns every problem, with the messages of the shop', () => {
    const form = {
      firstName: '',
      lastName: '',
      email: 'x',
      phone: '0',
      dob_day: 0,
      dob_month: 13,
      dob_year: 2027,
    };
    expect(accountFormProblems(form, today, 13)).toEqual([
      { field: 'firstName', message: 'First name is required' },
      { field: 'lastName', message: 'Last name is required' },
      { field: 'email', message: 'Invalid email format' },
      { field: 'phone', message: 'Invalid phone format (e.g. +123456789)' },
      { field: 'dob_day', message: 'Invalid day' },
      { field: 'dob_month', message: 'Invalid month' },
      { field: 'dob_year', message: 'Invalid year' },
    ]);
  });

  it('accepts a valid form', () => {
    const form = { ...person, phone: '+919876543210', email: 'asha@smriti.test' };
    expect(accountFormProblems(form, today, 13)).toEqual([]);
  });

  it('requires the minimum age of the settings', () => {
    const form = { ...person, phone: '+919876543210', email: 'asha@smriti.test', dob_year: 2009 };
    expect(accountFormProblems(form, today, 17)).toEqual([]);
    const [problem] = accountFormProblems(form, today, 18);
    expect(problem?.message).toBe('Invalid date of birth or user must be at least 18 years old');
  });
});

describe('names and phones', () => {
  it('are stored in a uniform format', () => {
    expect(normalisePhone('+91 98765-432 10')).toBe('+919876543210');
    expect(formatDisplayName({ firstName: 'Asha', lastName: '' })).toBe('Asha');
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
