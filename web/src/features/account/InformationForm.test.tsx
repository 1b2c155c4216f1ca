// @vitest-environment jsdom
import type { User } from '@smriti/shared/account/users';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { InformationForm } from './InformationForm';

const USER: User = {
  ...{ id: 'u1', uid: 'u1', firstName: 'Asha', lastName: 'Verma', displayName: 'Asha Verma' },
  ...{ email: 'asha@smriti.test', phone: '', dob_day: null, dob_month: null, dob_year: null },
  ...{ profile_url: null, picture_state: 'ready', auth_provider: 'email', role: 'customer' },
  created_at: '2026-01-01T00:00:00.000Z',
};

const onCancel = vi.fn();

function show(changes: Partial<User> = {}): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InformationForm user={{ ...USER, ...changes }} onSaved={() => {}} onCancel={onCancel} />
    </QueryClientProvider>,
  );
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** What stands at a field, or nothing. */
function problemAt(label: string): string | undefined {
  const id = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ')[0];
  return id === undefined ? undefined : (document.getElementById(id)?.textContent ?? undefined);
}

it('edits the first name alone, where the focus is', () => {
  show();
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  expect(screen.queryByLabelText('Last name')).toBeNull();
});

it('needs a first name', () => {
  show();
  type('First name', '  ');
  save();
  expect(problemAt('First name')).toBe('First name is required');
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  type('First name', 'Asha');
  expect(screen.queryByText('First name is required')).toBeNull();
});

it('opens whatever else fails its check, so that it can be put right', () => {
  show({ lastName: '', phone: '080 12', dob_day: 40, dob_month: 13, dob_year: 1800 });
  save();
  expect(problemAt('Last name')).toBe('Last name is required');
  expect(problemAt('Phone')).toBe('Invalid phone format (e.g. +123456789)');
  expect(problemAt('Day of birth')).toBe('Invalid day');
  expect(problemAt('Month of birth')).toBe('Invalid month');
  expect(problemAt('Year of birth')).toBe('Invalid year');
  expect(document.activeElement).toBe(screen.getByLabelText('Last name'));
});
