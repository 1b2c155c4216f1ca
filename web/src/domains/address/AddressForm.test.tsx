// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { EMPTY_ADDRESS_DRAFT } from './address-draft';
import { AddressForm } from './AddressForm';
import { findPinPlace } from './pin-codes';
import { PIN_LOOKUP_TIMEOUT_MS, useAddressDraft } from './use-address-draft';

// Stubs the map, which needs Google's script; a browser test covers the map.
vi.mock('./AddressLocation', () => ({ AddressLocation: () => null }));

vi.mock('./pin-codes', async (importOriginal) => {
  const original = await importOriginal<{ findPinPlace: typeof findPinPlace }>();
  return { ...original, findPinPlace: vi.fn(original.findPinPlace) };
});

const onSubmit = vi.fn();
afterEach(() => {
  vi.useRealTimers();
  onSubmit.mockClear();
});

function Form() {
  const edit = useAddressDraft(EMPTY_ADDRESS_DRAFT);
  return (
    <AddressForm
      edit={edit}
      submitLabel="Add Address"
      busyLabel="Adding..."
      isBusy={false}
      failure={null}
      onSubmit={onSubmit}
    />
  );
}

const MESSAGES = {
  'First name': 'First name is required',
  'Last name': 'Last name is required',
  Email: 'Email is required',
  Phone: 'Phone is required',
  Address: 'Address is required',
  City: 'City is required',
  State: 'State is required',
  'Postal code': 'Postal code is required',
};

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => fireEvent.click(screen.getByText('Add Address'));

// proves addresses-2
it('requires each field, and focuses the first invalid one', () => {
  render(<Form />);
  submit();
  for (const [label, message] of Object.entries(MESSAGES)) {
    const problem = screen.getByText(message);
    expect(field(label).getAttribute('aria-describedby')).toContain(problem.id);
  }
  expect(document.activeElement).toBe(field('First name'));
  fireEvent.change(field('First name'), { target: { value: 'Leela' } });
  expect(screen.queryByText('First name is required')).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('reports empty fields before invalid ones', () => {
  render(<Form />);
  fireEvent.change(field('Email'), { target: { value: 'not-an-email' } });
  submit();
  expect(screen.getByText('Invalid email format')).toBeTruthy();
  expect(document.activeElement).toBe(field('First name'));
  for (const name of Object.keys(MESSAGES).filter((label) => label !== 'City')) {
    const value = name === 'State' ? 'Karnataka' : '012345';
    if (field(name).value === '') fireEvent.change(field(name), { target: { value } });
  }
  submit();
  // The empty field comes before the invalid email, so it gets the focus.
  expect(document.activeElement).toBe(field('City'));
});

it('validates what was typed, and keeps it', () => {
  render(<Form />);
  const typed = {
    'First name': 'Leela',
    'Last name': '  ',
    Email: 'leela@example.in',
    Phone: 'call me',
    Address: '7, Church Street',
    City: 'Bengaluru',
    State: 'Karnataka',
    'Postal code': '012345',
  };
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(field(label), { target: { value } });
  }
  submit();
  for (const text of [
    'Last name is required',
    'Invalid phone number format',
    'Postal code must be a PIN code of 6 digits',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(field('City').value).toBe('Bengaluru');
});

// proves addresses-2
it('fills city and state by PIN code, and says which place it is', async () => {
  render(<Form />);
  fireEvent.change(field('Postal code'), { target: { value: '781 001' } });
  await waitFor(() => expect(field('City').value).toBe('Guwahati'));
  expect(field('State').value).toBe('Assam');
  expect(screen.getByText('Guwahati, Assam')).toBeTruthy();
  fireEvent.change(field('Postal code'), { target: { value: '781999' } });
  expect(await screen.findByText(/We do not know this PIN code/)).toBeTruthy();
  expect(field('City').value).toBe('Guwahati');
});

const NEW_ADDRESS = {
  'First name': 'Leela',
  'Last name': 'Das',
  Email: 'leela@example.in',
  Phone: '9876543210',
  Address: '7, Church Street',
  'Postal code': '781001',
};
const fillIn = (values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
};
const isBusy = () => screen.queryByText('Adding...') !== null;

it('waits for the place of the PIN code if submitted right after it', async () => {
  render(<Form />);
  fillIn(NEW_ADDRESS);
  submit();
  expect(isBusy()).toBe(true);
  expect(screen.queryByText('City is required')).toBeNull();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]).toMatchObject([{ city: 'Guwahati', state: 'Assam' }]);
});

it('keeps a typed city, and waits no longer than its timeout', async () => {
  vi.useFakeTimers();
  vi.mocked(findPinPlace).mockReturnValueOnce(new Promise(() => undefined));
  render(<Form />);
  fillIn({ ...NEW_ADDRESS, City: 'Dispur' });
  submit();
  await act(() => vi.advanceTimersByTimeAsync(PIN_LOOKUP_TIMEOUT_MS - 1));
  expect(isBusy()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1)); // ends the wait
  await act(() => vi.advanceTimersByTimeAsync(1)); // submits again
  expect(isBusy()).toBe(false);
  expect(document.activeElement).toBe(field('State'));
  expect(field('City').value).toBe('Dispur');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('keeps the state of an earlier address that the list does not have', () => {
  function Saved() {
    const edit = useAddressDraft({ ...EMPTY_ADDRESS_DRAFT, state: 'Bombay side' });
    const texts = { submitLabel: 'Save', busyLabel: 'Saving...' };
    return <AddressForm {...{ edit, onSubmit, ...texts }} isBusy={false} failure={null} />;
  }
  render(<Saved />);
  expect(field('State').value).toBe('Bombay side');
  expect(screen.getByRole('option', { name: 'Odisha' })).toBeTruthy();
});
