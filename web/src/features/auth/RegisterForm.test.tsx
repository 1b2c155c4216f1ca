// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pageLanguage, loadedTexts } from '#lib/language/i18n.ts';
import { RegisterForm } from './RegisterForm';

const WEAK_PASSWORD =
  'Password must be at least 8 characters, including uppercase, lowercase, number, and special character';
const BIRTH_DATE = 'Invalid date of birth or user must be at least 13 years old';
const PROBLEMS = [
  'Invalid email format',
  WEAK_PASSWORD,
  'First and last name are required',
  'Invalid phone number format',
  BIRTH_DATE,
];

const onSubmit = vi.fn();

beforeEach(() => {
  onSubmit.mockClear();
  render(<RegisterForm isBusy={false} onSubmit={onSubmit} />);
});

/** Fills fields by label. */
function fill(entered: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(entered)) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
}

const submit = () => fireEvent.click(screen.getByText('Register'));

/** Submits the form and expects exactly one problem, with the focus on its field. */
function expectProblem(problem: string, label: string): void {
  submit();
  expect(PROBLEMS.filter((text) => screen.queryByText(text) !== null)).toEqual([problem]);
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  expect(onSubmit).not.toHaveBeenCalled();
}

const PERSON = {
  'First name': 'Asha',
  'Last name': 'Verma',
  Email: 'asha@smriti.test',
  Password: 'Smriti@123',
};

// proves register-2, register-3, register-4, register-5
it('checks in the order of the rules and shows one problem at a time', () => {
  fill({ 'Phone (optional)': '12', Day: '31' });
  expectProblem('Invalid email format', 'Email');
  fill({ Email: 'asha@smriti.test', Password: 'smriti@123' });
  expectProblem(WEAK_PASSWORD, 'Password');
  fill({ Password: 'Smriti@123' });
  expectProblem('First and last name are required', 'First name');
  fill({ 'First name': 'Asha' });
  expectProblem('First and last name are required', 'Last name');
  fill({ 'Last name': 'Verma' });
  expectProblem('Invalid phone number format', 'Phone (optional)');
  fill({ 'Phone (optional)': '+९१ 98765-43210' });
  expectProblem(BIRTH_DATE, 'Day');
  fill({ Month: '2', Year: '1990' });
  expectProblem(BIRTH_DATE, 'Day');
  fill({ Day: '28' });
  submit();
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({
      phone: '+91 98765-43210',
      dob_day: 28,
      dob_month: 2,
      dob_year: 1990,
    }),
  );
});

it('clears a problem on input', () => {
  expectProblem('Invalid email format', 'Email');
  fill({ Email: 'a' });
  expect(screen.queryByText('Invalid email format')).toBeNull();
});

// proves register-10
it('refuses users younger than 13', () => {
  fill({ ...PERSON, Day: '1', Month: '1', Year: String(new Date().getFullYear() - 12) });
  expectProblem(BIRTH_DATE, 'Day');
});

// proves register-1
it('requires neither phone nor date of birth', () => {
  fill(PERSON);
  submit();
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('keeps the form when the language changes', async () => {
  fill({ Day: '28', Month: '2', Year: '1990' });
  const register = { day: 'दिन', month: 'महीना', year: 'साल' };
  const { hi } = loadedTexts;
  Object.assign(loadedTexts, { hi: { ...hi, register } });
  act(() => pageLanguage.set('hi'));
  expect(await screen.findByLabelText('दिन')).toHaveProperty('value', '28');
  expect(screen.getByLabelText('महीना')).toHaveProperty('value', '2');
  expect(screen.getByLabelText('साल')).toHaveProperty('value', '1990');
  act(() => pageLanguage.set('en'));
  Object.assign(loadedTexts, { hi });
});

it('requires the minimum age of the settings', () => {
  cleanup();
  render(<RegisterForm minimumAge={18} isBusy={false} onSubmit={onSubmit} />);
  const year = String(new Date().getFullYear() - 17);
  fill({ ...PERSON, Day: '1', Month: '1', Year: year });
  submit();
  expect(
    screen.getByText('Invalid date of birth or user must be at least 18 years old'),
  ).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
});
