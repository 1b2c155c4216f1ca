// @vitest-environment jsdom
import type { User } from '@smriti/shared/account/users';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  noConnection,
  openPage,
  press,
  refusal,
  signedInAsAsha,
  stubApi,
} from '../../../lib/page.test-data';
import { ASHA } from '../../../lib/session/user.test-data';
import Information from './Information';
import { InformationForm } from './InformationForm';

const USER: User = { ...ASHA, id: 'u1', uid: 'u1' };

vi.mock('../EmailConfirmation', () => ({ EmailConfirmation: () => null }));
vi.mock('../AccountData', () => ({ default: () => null }));

signedInAsAsha();

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

// proves account-3
it('edits the first name alone, where the focus is', () => {
  show();
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  expect(screen.queryByLabelText('Last name')).toBeNull();
});

// proves account-8, account-5
it('needs a first name', () => {
  show();
  type('First name', '  ');
  save();
  expect(problemAt('First name')).toBe('First name is required');
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  type('First name', 'Asha');
  expect(screen.queryByText('First name is required')).toBeNull();
});

// proves account-5, account-9, account-10
it('opens whatever else fails its check, so that it can be put right', () => {
  const wrong = { lastName: '', email: 'asha@', phone: '080 12' };
  show({ ...wrong, dob_day: 40, dob_month: 13, dob_year: 1800 });
  save();
  expect(problemAt('Last name')).toBe('Last name is required');
  expect(problemAt('Email')).toBe('Invalid email format');
  expect(problemAt('Phone')).toBe('Invalid phone format (e.g. +123456789)');
  expect(problemAt('Day of birth')).toBe('Invalid day');
  expect(problemAt('Month of birth')).toBe('Invalid month');
  expect(problemAt('Year of birth')).toBe('Invalid year');
  expect(document.activeElement).toBe(screen.getByLabelText('Last name'));
});

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(/^Profile picture/), { target: { files: [file] } });

// proves account-4
it('refuses files that are too large or no pictures, and keeps the choice', () => {
  show();
  choose(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }));
  const alert = () => screen.getByRole('alert').textContent;
  expect(alert()).toBe('This picture is larger than 2MB. Choose a smaller one.');
  choose(new File(['no picture'], 'a.txt', { type: 'text/plain' }));
  expect(alert()).toBe('This file is not a JPG, PNG or GIF picture. Choose another one.');
  expect(document.querySelector('img')).toBeNull();
});

// proves account-8, account-6, account-7
it("says why it was not saved, with the server's reason where it has one, and keeps it", async () => {
  const api = stubApi({ 'GET /api/info': { user: ASHA }, 'PUT /api/users': refusal(500) });
  openPage(<Information />, '/my-account/account-information');
  expect(screen.getByText('Loading...')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  type('First name', 'Aishwarya');
  press('Save');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Failed to update user information');
  expect(document.activeElement).toBe(alert);
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Aishwarya');
  api.set('PUT /api/users', refusal(422, 'The profile picture has to be a JPG, PNG or GIF.'));
  press('Save');
  expect(await screen.findByText(/has to be a JPG, PNG or GIF/)).toBeTruthy();
  api.set('PUT /api/users', { user: { ...ASHA, firstName: 'Aishwarya' } });
  press('Save');
  const saved = (await screen.findByText('Account information saved!')).closest('[role=alert]');
  expect(document.activeElement).toBe(saved);
  expect(screen.getByText('Aishwarya')).toBeTruthy();
});

// proves account-3
it('goes back to what was there when one cancels', async () => {
  stubApi({ 'GET /api/info': { user: ASHA } });
  openPage(<Information />, '/my-account/account-information');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  type('First name', 'Somebody');
  press('Cancel');
  const edit = screen.getByRole('button', { name: 'Edit' });
  await waitFor(() => expect(document.activeElement).toBe(edit));
  expect(screen.getByText('Asha')).toBeTruthy();
  fireEvent.click(edit);
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Asha');
});

it('keeps what was typed when the shop cannot be reached, and says so', async () => {
  stubApi({ 'GET /api/info': { user: ASHA }, 'PUT /api/users': noConnection });
  openPage(<Information />, '/my-account/account-information');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  type('First name', 'Aishwarya');
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to update user/);
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Aishwarya');
});
