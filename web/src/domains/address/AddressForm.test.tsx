// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EMPTY_ADDRESS_DRAFT } from './address-draft';
import { AddressForm } from './AddressForm';
import { useAddressDraft } from './use-address-draft';

// Stubs the map, which needs Google's script; a browser test covers the map.
vi.mock('./AddressLocation', () => ({ AddressLocation: () => null }));

const onSubmit = vi.fn();

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
