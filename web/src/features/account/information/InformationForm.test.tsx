// @vitest-environment jsdom
import type { User } from '@smriti/shared/account/users';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  rejectWithoutConnection,
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
} from '#lib/page.test-data.tsx';
import { ASHA } from '#lib/session/user.test-data.ts';
import { shopTermsQuery } from '#lib/shop/shop-settings.ts';
import { SHOP_TERMS } from '#lib/shop/shop-terms.test-data.ts';
import InformationPage from './InformationPage';
import { InformationForm } from './InformationForm';

const USER: User = { ...ASHA, id: 'u1', uid: 'u1' };

vi.mock('../EmailConfirmationNotice', () => ({ EmailConfirmationNotice: () => null }));
vi.mock('../AccountActions', () => ({ default: () => null }));

signInAsAsha();

const onCancel = vi.fn();

let queries: QueryClient;
beforeEach(() => {
  queries = new QueryClient();
});

function show(changes: Partial<User> = {}): void {
  render(
    <QueryClientProvider client={queries}>
      <InformationForm user={{ ...USER, ...changes }} onSaved={() => {}} onCancel={onCancel} />
    </QueryClientProvider>,
  );
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Error message at a field; undefined when there is none. */
function problemAt(label: string | RegExp): string | undefined {
  const id = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ')[0];
  return id === undefined ? undefined : (document.getElementById(id)?.textContent ?? undefined);
}

// proves account-3
it('focuses the first name, and explains why the email is read-only', () => {
  show();
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
  expect(problemAt('Email')).toBe('You sign in with this address, so it cannot be changed here.');
});

it('sends the changed last name, phone and date of birth', async () => {
  const api = stubApi({ 'PUT /api/users': { user: ASHA } });
  show();
  type('Last name', 'Rao');
  type(/^Phone/, '+९१ 98765-43210');
  type('Day', '७');
  type('Month', '5');
  type('Year', '1990');
  save();
  await waitFor(() => expect(api.sentTo('PUT /api/users')).toHaveLength(1));
  expect(api.sentTo('PUT /api/users')[0]?.body).toMatchObject({
    lastName: 'Rao',
    phone: '+919876543210',
    dob_day: 7,
    dob_month: 5,
    dob_year: 1990,
    email: USER.email,
  });
});

// proves register-10
it.each([
  ['a part of a date', { Day: '7' }],
  ['a day that does not exist', { Day: '31', Month: '2', Year: '1990' }],
  ['a child', { Day: '1', Month: '1', Year: String(new Date().getFullYear() - 12) }],
])('refuses a date of birth of %s', (_what, parts) => {
  show();
  for (const [label, value] of Object.entries(parts)) type(label, value);
  save();
  const message = 'Invalid date of birth or user must be at least 13 years old';
  for (const label of ['Day', 'Month', 'Year']) expect(problemAt(label)).toBe(message);
  expect(document.activeElement).toBe(screen.getByLabelText('Day'));
  type('Year', '1991');
  expect(screen.queryByText(message)).toBeNull();
});

// proves register-10
it('requires the minimum age of the shop, as the registration does', () => {
  const api = stubApi({});
  queries.setQueryData(shopTermsQuery.queryKey, { ...SHOP_TERMS, minimum_age: 18 });
  show({ dob_day: 1, dob_month: 1, dob_year: new Date().getFullYear() - 17 });
  save();
  const message = 'Invalid date of birth or user must be at least 18 years old';
  expect(problemAt('Year')).toBe(message);
  expect(api.sentTo('PUT /api/users')).toEqual([]);
});

// proves account-8, account-5
it('requires a first name', () => {
  show();
  type('First name', '  ');
  save();
  expect(problemAt('First name')).toBe('First name is required');
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  type('First name', 'Asha');
  expect(screen.queryByText('First name is required')).toBeNull();
});

// proves account-5, account-9, account-10
it('shows an error at each field, and focuses the first', () => {
  const wrong = { lastName: '', email: 'asha@', phone: '080 12' };
  show({ ...wrong, dob_day: 40, dob_month: 13, dob_year: 1800 });
  save();
  expect(problemAt('Last name')).toBe('Last name is required');
  expect(problemAt('Email')).toBe('Invalid email format');
  expect(problemAt(/^Phone/)).toBe('Invalid phone format (e.g. +123456789)');
  expect(problemAt('Day')).toBe('Invalid day');
  expect(problemAt('Month')).toBe('Invalid month');
  expect(problemAt('Year')).toBe('Invalid year');
  expect(document.activeElement).toBe(screen.getByLabelText('Last name'));
});

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(/^Profile picture/), { target: { files: [file] } });

// proves account-4
it('refuses large files and files that are no pictures, and keeps the choice', () => {
  show();
  choose(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }));
  const alert = () => screen.getByRole('alert').textContent;
  expect(alert()).toBe('This picture is larger than 2MB. Choose a smaller one.');
  expect(screen.getByText('JPG, PNG or GIF, max 2MB')).toBeTruthy();
  choose(new File(['no picture'], 'a.txt', { type: 'text/plain' }));
  expect(alert()).toBe('This file is not a JPG, PNG or GIF picture. Choose another one.');
  expect(document.querySelector('img')).toBeNull();
});

// proves account-8, account-6, account-7
it('shows why the form was not saved, with the reason of the server, and keeps it', async () => {
  const api = stubApi({ 'GET /api/info': { user: ASHA }, 'PUT /api/users': answerWithError(500) });
  openPage(<InformationPage />, '/my-account/account-information');
  expect(screen.getByText('Loading...')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  type('First name', 'Aishwarya');
  pressButton('Save');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Failed to update user information');
  expect(document.activeElement).toBe(alert);
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Aishwarya');
  api.set(
    'PUT /api/users',
    answerWithError(422, 'The profile picture has to be a JPG, PNG or GIF.'),
  );
  pressButton('Save');
  expect(await screen.findByText(/has to be a JPG, PNG or GIF/)).toBeTruthy();
  api.set('PUT /api/users', { user: { ...ASHA, firstName: 'Aishwarya' } });
  pressButton('Save');
  const saved = (await screen.findByText('Account information saved!')).closest('[role=alert]');
  expect(document.activeElement).toBe(saved);
  expect(screen.getByText('Aishwarya')).toBeTruthy();
});

// proves account-3
it('restores the saved values on Cancel', async () => {
  stubApi({ 'GET /api/info': { user: ASHA } });
  openPage(<InformationPage />, '/my-account/account-information');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  type('First name', 'Somebody');
  pressButton('Cancel');
  const edit = screen.getByRole('button', { name: 'Edit' });
  await waitFor(() => expect(document.activeElement).toBe(edit));
  expect(screen.getByText('Asha')).toBeTruthy();
  fireEvent.click(edit);
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Asha');
});

it('keeps the typed values if the shop cannot be reached, with a notice', async () => {
  stubApi({ 'GET /api/info': { user: ASHA }, 'PUT /api/users': rejectWithoutConnection });
  openPage(<InformationPage />, '/my-account/account-information');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  type('First name', 'Aishwarya');
  pressButton('Save');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to update user/);
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Aishwarya');
});
