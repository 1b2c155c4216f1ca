import { describe, expect, it } from 'vitest';
import { registrationProblems } from './auth.domain';

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
  it('accepts a valid form, with and without optional fields', () => {
    expect(registrationProblems(person, today, 13)).toEqual([]);
    const bare = { ...person, phone: '', dob_day: null, dob_month: null, dob_year: null };
    expect(registrationProblems(bare, today, 13)).toEqual([]);
  });

  it('returns only the first problem, with its fields', () => {
    const nameless = { ...person, lastName: ' ', phone: 'x', dob_day: 99 };
    expect(registrationProblems(nameless, today, 13)).toEqual([
      { field: 'lastName', message: 'First and last name are required' },
    ]);
    expect(registrationProblems({ ...person, phone: '123456', dob_day: 99 }, today, 13)).toEqual([
      { field: 'phone', message: 'Invalid phone number format' },
    ]);
    const message = 'Invalid date of birth or user must be at least 13 years old';
    expect(registrationProblems({ ...person, dob_year: 2014 }, today, 13)).toEqual([
      { field: 'dob_day', message },
      { field: 'dob_month', message },
      { field: 'dob_year', message },
    ]);
  });

  it('requires the minimum age of the settings', () => {
    const born = { ...person, dob_year: 2009 };
    expect(registrationProblems(born, today, 17)).toEqual([]);
    const [problem] = registrationProblems(born, today, 18);
    expect(problem?.message).toBe('Invalid date of birth or user must be at least 18 years old');
  });
});
