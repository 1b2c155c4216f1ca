import type { Address } from '@smriti/shared/account/addresses';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterAll, expect, it, vi } from 'vitest';
import {
  readAlertText,
  rejectWithoutConnection,
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
  typeInto,
} from '#lib/page.test-data.tsx';
import { toastQueue } from '#ui/feedback/toast.ts';
import AddressBookPage from './AddressBookPage';

// Stubs the map, which needs Google's script; a browser test covers the map.
vi.mock('#domains/address/AddressLocation.tsx', () => ({ AddressLocation: () => null }));

signInAsAsha();

const BOOK = 'GET /api/addresses/user/asha';
const HOME: Address = {
  id: 'home',
  user_id: 'asha',
  first_name: 'Leela',
  last_name: 'Rao',
  email: 'leela@example.in',
  phone: '+919876543210',
  street: '7, Church Street',
  city: 'Bengaluru',
  state: 'Karnataka',
  postal_code: '560001',
  country: 'India',
  latitude: null,
  longitude: null,
  type: 'Home',
  isDefault: true,
  zipCode: '560001',
  address: '7, Church Street',
};
const OFFICE: Address = { ...HOME, id: 'office', first_name: 'Meera', isDefault: false };

const TYPED = {
  'First name': 'Leela',
  'Last name': 'Rao',
  Email: 'leela@example.in',
  Phone: '+91 98765 43210',
  Address: '7, Church Street',
  City: 'Bengaluru',
  State: 'Karnataka',
  'Postal code': '560 001',
};

const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
afterAll(() => scrollIntoView.mockRestore());

async function open(addresses: Address[]) {
  scrollIntoView.mockClear();
  const api = stubApi({ [BOOK]: { addresses } });
  openPage(<AddressBookPage />, '/my-account/address-book');
  await screen.findByRole('button', { name: 'Add Address' });
  return api;
}

function typeAll(): void {
  for (const [label, value] of Object.entries(TYPED)) typeInto(label, value);
}

/** City field of the visible form: the form for a new address is hidden during an edit. */
const cityShown = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'City' });

// proves addresses-10
it('shows why an address was not added, focuses the field, and keeps the form', async () => {
  const api = await open([]);
  api.set('POST /api/addresses', answerWithError(422, 'An address book holds 50 addresses.'));
  typeAll();
  pressButton('Add Address');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Failed to add address. An address book holds 50 addresses.');
  expect(scrollIntoView.mock.contexts).toEqual([alert]);
  expect(document.activeElement).toBe(alert);
  expect(cityShown().value).toBe('Bengaluru');

  api.set('POST /api/addresses', { address: HOME });
  api.set(BOOK, { addresses: [HOME] });
  pressButton('Add Address');
  expect(await screen.findByText('Default')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(cityShown().value).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Saved addresses' }));
});

it('shows one error if the server gives no reason', async () => {
  const api = await open([]);
  api.set('POST /api/addresses', answerWithError(500));
  typeAll();
  pressButton('Add Address');
  expect(await readAlertText()).toBe('Failed to add address.');
});

it('prefills only the first address with name, email and phone of the customer', async () => {
  await open([]);
  const first = screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' });
  expect([first.value, screen.getByLabelText<HTMLInputElement>('Email').value]).toEqual([
    'Asha',
    'asha@smriti.test',
  ]);
  cleanup();
  await open([HOME]);
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('');
});

// proves addresses-3
it('shows an error without a reason of the server, and keeps the form', async () => {
  const api = await open([HOME]);
  api.set('PUT /api/addresses/home', answerWithError(500, 'Something went wrong on our side.'));
  pressButton(/^Edit the address/);
  const heading = await screen.findByRole('heading', { name: 'Edit address' });
  expect(document.activeElement).toBe(heading);
  fireEvent.change(cityShown(), { target: { value: 'Mysuru' } });
  pressButton('Save Address');
  expect(await readAlertText()).toBe('Failed to save address. Please try again.');
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(cityShown().value).toBe('Mysuru');
});

it('closes the form on Cancel without a change, and keeps the form of a new address', async () => {
  await open([HOME]);
  fireEvent.change(cityShown(), { target: { value: 'Half typed' } });
  pressButton(/^Edit the address/);
  await screen.findByRole('heading', { name: 'Edit address' });
  expect(cityShown().value).toBe('Bengaluru');
  fireEvent.change(cityShown(), { target: { value: 'Mysuru' } });
  pressButton('Cancel');
  await waitFor(() => expect(cityShown().value).toBe('Half typed'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Saved addresses' }));
  pressButton(/^Edit the address/);
  await waitFor(() => expect(cityShown().value).toBe('Bengaluru'));
});

function BookWithBack() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Browser back</button>
      <AddressBookPage />
    </>
  );
}

it('closes the form on going back in the history, and saves a change afterwards', async () => {
  const api = stubApi({ [BOOK]: { addresses: [HOME] } });
  openPage(<BookWithBack />, '/my-account/address-book');
  fireEvent.click(await screen.findByRole('button', { name: /^Edit the address/ }));
  await screen.findByRole('heading', { name: 'Edit address' });
  fireEvent.change(cityShown(), { target: { value: 'Mumbai' } });
  pressButton('Browser back');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Edit address' })).toBeNull());
  expect(screen.getByRole('table').textContent).toContain('Bengaluru');
  pressButton(/^Edit the address/);
  await screen.findByRole('heading', { name: 'Edit address' });
  expect(cityShown().value).toBe('Bengaluru');
  const moved: Address = { ...HOME, city: 'Mysuru', type: 'Work' };
  api.set('PUT /api/addresses/home', { address: moved });
  api.set(BOOK, { addresses: [moved] });
  fireEvent.change(cityShown(), { target: { value: 'Mysuru' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Address type' }), {
    target: { value: 'Work' },
  });
  pressButton('Save Address');
  await waitFor(() => expect(screen.getByRole('table').textContent).toContain('Mysuru'));
  expect(screen.getByRole('table').textContent).toContain('Work');
  expect(api.sentTo('PUT /api/addresses/home')[0]?.body).toMatchObject({
    city: 'Mysuru',
    type: 'Work',
  });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Saved addresses' }));
  expect(toastQueue.waiting().at(-1)?.message).toBe('Address saved');
});

it('sets another address as the default, also a new one', async () => {
  const api = await open([HOME, OFFICE]);
  api.set('PUT /api/addresses/office', { address: { ...OFFICE, isDefault: true } });
  api.set(BOOK, {
    addresses: [
      { ...OFFICE, isDefault: true },
      { ...HOME, isDefault: false },
    ],
  });
  pressButton(/^Make default: the address of Meera/);
  const row = () => screen.getByText('Default').closest('tr');
  await waitFor(() => expect(row()?.textContent).toContain('Meera'));
  expect(api.sentTo('PUT /api/addresses/office')[0]?.body).toMatchObject({ isDefault: true });

  api.set('POST /api/addresses', { address: HOME });
  typeAll();
  fireEvent.click(screen.getByLabelText('Use this address unless I choose another'));
  pressButton('Add Address');
  await waitFor(() => expect(cityShown().value).toBe(''));
  expect(api.sentTo('POST /api/addresses')[0]?.body).toMatchObject({ isDefault: true });
});

// proves addresses-4, addresses-10
it('asks before a deletion, and shows its failure in the dialog', async () => {
  const api = await open([HOME]);
  pressButton(/^Delete the address of Leela Rao/);
  const dialog = await screen.findByRole('dialog', { name: 'Delete address' });
  expect(dialog.textContent).toContain('Are you sure you want to delete this address?');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  api.set('DELETE /api/addresses/home', answerWithError(500));
  pressButton(/^Delete the address of Leela Rao/);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await readAlertText()).toBe('Failed to delete address.');
  api.set('DELETE /api/addresses/home', { message: 'Deleted.' });
  api.set(BOOK, { addresses: [] });
  pressButton('Delete');
  expect(await screen.findByText(/^You have no saved addresses yet/)).toBeTruthy();
  expect(toastQueue.waiting().at(-1)?.message).toBe('Address deleted');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows at once that nothing was added without a connection, and adds at the second press', async () => {
  const api = await open([HOME]);
  const ADD = 'POST /api/addresses';
  api.set(ADD, rejectWithoutConnection);
  act(() => void dispatchEvent(new Event('offline')));
  typeAll();
  pressButton('Add Address');
  expect(await readAlertText()).toMatch(/^Failed to add address/);
  expect(cityShown().value).toBe('Bengaluru');
  api.set(ADD, { address: OFFICE });
  act(() => void dispatchEvent(new Event('online')));
  expect(api.sentTo(ADD)).toHaveLength(1);
  pressButton('Add Address');
  await waitFor(() => expect(cityShown().value).toBe(''));
  const [first, second, ...more] = api.sentTo(ADD);
  expect(first?.key).toBeTruthy();
  expect(second).toEqual(first);
  expect(more).toEqual([]);
});

it('keeps the typed values if the shop cannot be reached, with a notice', async () => {
  const api = await open([HOME]);
  api.set('PUT /api/addresses/home', rejectWithoutConnection);
  pressButton(/^Edit the address/);
  await screen.findByRole('heading', { name: 'Edit address' });
  fireEvent.change(cityShown(), { target: { value: 'Mysuru' } });
  pressButton('Save Address');
  expect(await readAlertText()).toMatch(/^Failed to save address/);
  expect(cityShown().value).toBe('Mysuru');
  api.set('PUT /api/addresses/home', { address: { ...HOME, city: 'Mysuru' } });
  pressButton('Save Address');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
