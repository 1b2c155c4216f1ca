import type { ManagedUser } from '@smriti/shared/account/management';
import type { Album } from '@smriti/shared/album/albums';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TEST_ALBUM } from '#lib/albums/album.test-data.ts';
import { TEST_ORDER } from '#lib/orders/order.test-data.ts';
import {
  rejectWithoutConnection,
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
} from '#lib/page.test-data.tsx';
import { ASHA_ADDRESS } from '#lib/addresses/address.test-data.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import CustomerPage from './CustomerPage';

signInAsAsha('admin');

const TIME = '2026-06-01T10:00:00.000Z';
const user: ManagedUser = { ...ASHA, balances: { gift: 250, points: 2540 } };
const albumOf = (id: string, title: string, status: Album['status']): Album => ({
  ...TEST_ALBUM,
  id,
  title,
  status,
  created_at: TIME,
  updated_at: TIME,
});
const entry = {
  id: 'e1',
  account: 'gift',
  kind: 'by_hand',
  amount: 250,
  balance_after: 250,
  reference: '',
  reason: 'A late parcel',
  at: TIME,
};
const points = {
  id: 'e2',
  account: 'points',
  kind: 'bought',
  amount: 1000,
  balance_after: 2540,
  reference: '',
  reason: '',
  at: TIME,
};
const ARCHIVE = 'GET /api/users/asha/export';
const LEDGER = 'POST /api/users/asha/ledger';

async function open(answers: Parameters<typeof stubApi>[0] = {}) {
  const api = stubApi({
    'GET /api/users/asha': { user },
    'GET /api/orders/user/asha': { orders: [TEST_ORDER] },
    'GET /api/albums': {
      albums: [albumOf('a1', 'Kerala', 'Approved'), albumOf('a2', 'Goa', 'Draft')],
    },
    'GET /api/users/asha/ledger': { balances: user.balances, entries: [entry, points] },
    [ARCHIVE]: { export: null },
    ...answers,
  });
  openPage(<CustomerPage />, '/admin/customers/asha', '/admin/customers/:uid');
  await screen.findByRole('heading', { name: 'Asha Verma' });
  return api;
}

const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr');
const confirm = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole('button', { name }));
const refused = async (dialog: HTMLElement) =>
  (await within(dialog).findByRole('alert')).textContent;

it('shows a deleted account with a neutral name', async () => {
  stubApi({ 'GET /api/users/asha': answerWithError(404, 'not_found') });
  openPage(<CustomerPage />, '/admin/customers/asha', '/admin/customers/:uid');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Account');
  expect(await screen.findByText('There is no such account, or not any more.')).toBeTruthy();
});

it('shows orders and albums, with links to those open to staff', async () => {
  const api = await open();
  const order = await screen.findByRole('link', { name: 'ORD1' });
  expect(order.getAttribute('href')).toBe('/admin/orders/ORD1');
  expect(order.closest('tr')?.textContent).toContain('₹100.00');
  const album = await screen.findByRole('link', { name: 'Kerala' });
  expect(album.getAttribute('href')).toBe('/admin/review?id=a1');
  expect(await rowOf('Goa')).toBeTruthy();
  // An album that is being designed has no link, because only its owner may see it.
  expect(screen.queryByRole('link', { name: 'Goa' })).toBeNull();
  expect(api.sentTo('GET /api/albums')[0]?.query.get('user_id')).toBe('asha');
});

it('has links to write and call, and lists the saved addresses', async () => {
  await open({ 'GET /api/users/asha': { user, addresses: [ASHA_ADDRESS] } });
  const [mail] = screen.getAllByRole('link', { name: user.email });
  expect(mail?.getAttribute('href')).toBe(`mailto:${user.email}`);
  const heading = await screen.findByRole('heading', { name: 'Addresses' });
  const addresses = within(heading.closest('section') ?? document.body);
  const phone = addresses.getByRole('link', { name: ASHA_ADDRESS.phone });
  expect(phone.getAttribute('href')).toBe(`tel:${ASHA_ADDRESS.phone}`);
  expect(addresses.getByText(ASHA_ADDRESS.street)).toBeTruthy();
});

it('shows the ledger entries', async () => {
  await open();
  const row = (await rowOf('A late parcel'))?.textContent;
  for (const text of ['Changed by the shop', '+₹250.00']) expect(row).toContain(text);
  const bought = (await rowOf('Bought'))?.textContent;
  for (const text of ['+1,000 points', '2,540 points']) expect(bought).toContain(text);
  expect(screen.getByText('2,540')).toBeTruthy();
});

it('changes a balance by an amount, with a reason', async () => {
  const api = await open({ [LEDGER]: answerWithError(409, 'There is less than that.') });
  pressButton('Change balance');
  const dialog = screen.getByRole('dialog', { name: 'Change gift balance or points' });
  expect(within(dialog).getByText('The customer reads this.')).toBeTruthy();
  const fill = (label: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  fill('What', 'points');
  fill('How much', 'many');
  fill('Reason', 'Given twice');
  confirm(dialog, 'Change it');
  expect(within(dialog).getByText(/Please enter an amount other than 0/)).toBeTruthy();
  expect(api.sentTo(LEDGER)).toEqual([]);
  fill('How much', '-40');
  confirm(dialog, 'Change it');
  expect(await refused(dialog)).toBe('There is less than that.');
  fill('How much', 'none');
  confirm(dialog, 'Change it');
  expect(within(dialog).getByText(/Please enter an amount other than 0/)).toBeTruthy();
  expect(within(dialog).queryByText('There is less than that.')).toBeNull();
  fill('How much', '-40');
  api.set(LEDGER, { balances: user.balances, entry });
  confirm(dialog, 'Change it');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { account: 'points', amount: -40, reason: 'Given twice' };
  expect(api.sentTo(LEDGER).map((sent) => sent.body)).toEqual([body, body]);
});

it('changes a balance once if the first answer was lost', async () => {
  const api = await open({ [LEDGER]: rejectWithoutConnection });
  pressButton('Change balance');
  const dialog = screen.getByRole('dialog', { name: 'Change gift balance or points' });
  const field = (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label);
  fireEvent.change(field('How much'), { target: { value: '250' } });
  fireEvent.change(field('Reason'), { target: { value: 'A late parcel' } });
  confirm(dialog, 'Change it');
  expect(await refused(dialog)).toMatch(/^The shop cannot be reached\./);
  expect([field('How much').value, field('Reason').value]).toEqual(['250', 'A late parcel']);
  api.set(LEDGER, { balances: user.balances, entry });
  confirm(dialog, 'Change it');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = api.sentTo(LEDGER);
  expect(first?.key).toBeTruthy();
  expect(second).toEqual(first);
});

it('deletes an account after a confirmation, and leaves its page', async () => {
  const ERASE = 'DELETE /api/users/asha';
  const api = await open({ [ERASE]: answerWithError(409, 'An order is being printed.') });
  pressButton('Delete account');
  const dialog = screen.getByRole('dialog', { name: 'Delete this account?' });
  expect(dialog.textContent).toContain('This cannot be undone.');
  expect(dialog.textContent).toContain('Asha Verma');
  expect(api.sentTo(ERASE)).toEqual([]);
  confirm(dialog, 'Delete the account');
  expect(await refused(dialog)).toBe('An order is being printed.');
  api.set(ERASE, { message: '' });
  confirm(dialog, 'Delete the account');
  expect(await screen.findByText('At /admin/customers')).toBeTruthy();
  expect(api.sentTo(ERASE)).toHaveLength(2);
});

it('requests an export of the data, and shows that it is being created', async () => {
  const MAKE = 'POST /api/users/asha/export';
  const api = await open({ [MAKE]: answerWithError(422, 'One a day is enough.') });
  pressButton('Data export');
  const dialog = screen.getByRole('dialog', { name: 'Export this customer’s data' });
  confirm(dialog, 'Make the archive');
  expect(await refused(dialog)).toBe('One a day is enough.');
  const archive = { export: { state: 'making', requested_at: TIME, expires_at: null } };
  api.set(MAKE, archive);
  api.set(ARCHIVE, archive);
  confirm(dialog, 'Make the archive');
  expect(await within(dialog).findByText(/^The archive is being made/)).toBeTruthy();
  expect(api.sentTo(MAKE)).toHaveLength(2);
});

it('offers the download of a ready export', async () => {
  const LINK = 'GET /api/users/asha/export/link';
  const ready = { state: 'ready', requested_at: TIME, expires_at: '2026-06-08T10:00:00.000Z' };
  const api = await open({
    [ARCHIVE]: { export: ready },
    [LINK]: answerWithError(404, 'The archive is gone.'),
  });
  pressButton('Data export');
  const dialog = screen.getByRole('dialog', { name: 'Export this customer’s data' });
  expect(await within(dialog).findByText(/^The archive is ready, until/)).toBeTruthy();
  confirm(dialog, 'Download the archive');
  expect(await refused(dialog)).toBe('The archive is gone.');
  expect(api.sentTo(LINK)).toHaveLength(1);
});
