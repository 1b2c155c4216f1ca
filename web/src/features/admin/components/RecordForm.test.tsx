import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/api.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { type RecordVersion, useRecordForm } from '../lib/use-record-form';
import { FieldGrid, RecordForm } from './RecordForm';

vi.mock('#lib/session/identity-provider.ts', () => ({
  hasPassword: () => Promise.resolve(true),
}));
const renewSignIn = vi.hoisted(() => vi.fn<(password: string | null) => Promise<void>>());
vi.mock('#lib/session/session.ts', () => ({ renewSignIn }));

interface Trip {
  name: string;
  days: string;
}
type Send = (changed: RecordVersion<Trip>) => Promise<unknown>;

const GOA: RecordVersion<Trip> = { values: { name: 'Goa', days: '3' }, version: 1 };

function Form({ send, stored }: { send: Send; stored: RecordVersion<Trip> }) {
  const editing = useRecordForm({
    stored,
    problemsOf: ({ name }: Trip) => (name === '' ? [{ field: 'name' }] : []),
    send,
    readConflict: (details) => details as RecordVersion<Trip>,
    makesStale: ['staff-albums'],
  });
  const { values, change, form } = editing;
  return (
    <RecordForm
      editing={editing}
      describe={(field) => ({ label: field, textOf: (value) => value })}
    >
      <FieldGrid>
        <TextField
          label="Name"
          name="name"
          value={values.name}
          error={form.problemOf('name') && 'Please fill this in.'}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          label="Days"
          value={values.days}
          onChange={({ target }) => change({ days: target.value })}
        />
      </FieldGrid>
    </RecordForm>
  );
}

function open(send: Send) {
  const queries = new QueryClient();
  const form = (stored: RecordVersion<Trip>) => (
    <QueryClientProvider client={queries}>
      <Form send={send} stored={stored} />
    </QueryClientProvider>
  );
  const { rerender } = render(form(GOA));
  return { load: (stored: RecordVersion<Trip>) => rerender(form(stored)) };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const state = () => screen.getByRole('status').textContent;
const conflict = (theirs: RecordVersion<Trip>) => new ApiError(409, 'conflict', 'Changed.', theirs);
const values = (send: ReturnType<typeof vi.fn<Send>>) =>
  send.mock.calls.map(([{ values: sent, version }]) => ({ ...sent, version }));

it('says what is unsaved, and discards it', () => {
  open(vi.fn<Send>());
  expect(state()).toBe('Everything is saved');
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  type('Name', 'Ooty');
  expect(state()).toBe('Unsaved changes');
  press('Discard');
  expect(valueOf('Name')).toBe('Goa');
  expect(state()).toBe('Everything is saved');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
});

it('saves changed and valid values once, however often the button is pressed', async () => {
  const send = vi.fn<Send>().mockResolvedValue('done');
  open(send);
  press('Save');
  type('Name', '');
  press('Save');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  type('Name', 'Ooty');
  const save = screen.getByRole('button', { name: 'Save' });
  fireEvent.click(save);
  fireEvent.click(save);
  await waitFor(() => expect(state()).toBe('Everything is saved'));
  fireEvent.click(save);
  // Lets a further write begin, if there was one.
  await act(() => Promise.resolve());
  expect(values(send)).toEqual([{ name: 'Ooty', days: '3', version: 1 }]);
});

it('keeps what is typed while it saves, and while a newer version is loaded', async () => {
  let finish = (): void => undefined;
  const sent = new Promise<void>((resolve) => (finish = resolve));
  const { load } = open(() => sent);
  type('Name', 'Ooty');
  press('Save');
  type('Days', '5');
  finish();
  await act(() => sent);
  await waitFor(() => expect(screen.queryByText('Saving...')).toBeNull());
  load({ values: { name: 'OOTY', days: '3' }, version: 2 });
  expect([valueOf('Name'), valueOf('Days')]).toEqual(['OOTY', '5']);
  expect(state()).toBe('Unsaved changes');
});

it('shows why a record was not saved, and focuses the message', async () => {
  open(() => Promise.reject<string>(new ApiError(422, 'business_rule', 'The name is taken.')));
  type('Name', 'Ooty');
  press('Save');
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toBe('The name is taken.');
  expect(document.activeElement).toBe(failure);
  expect(state()).toBe('Unsaved changes');
});

it('saves on top of what somebody else has saved in other fields', async () => {
  const theirs = { values: { name: 'Goa', days: '4' }, version: 2 };
  const send = vi.fn<Send>().mockRejectedValueOnce(conflict(theirs)).mockResolvedValue('done');
  open(send);
  type('Name', 'Ooty');
  press('Save');
  await waitFor(() => expect(state()).toBe('Everything is saved'));
  expect(values(send)[1]).toEqual({ name: 'Ooty', days: '4', version: 2 });
  expect(valueOf('Days')).toBe('4');
});

it('asks for fields that both have changed, and only for those', async () => {
  const theirs = { values: { name: 'Hampi', days: '4' }, version: 2 };
  const send = vi.fn<Send>().mockRejectedValueOnce(conflict(theirs)).mockResolvedValue('done');
  open(send);
  type('Name', 'Ooty');
  press('Save');
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else has changed this' });
  const groups = within(dialog).getAllByRole('group');
  expect(groups.map((group) => group.textContent)).toEqual([
    'nameYoursOotyTheirs, saved alreadyHampi',
  ]);
  expect(within(dialog).getByText(/^Only they changed: days\./)).toBeDefined();
  fireEvent.click(within(dialog).getByRole('radio', { name: /^Theirs/ }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save this' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(state()).toBe('Everything is saved'));
  expect(values(send)[1]).toEqual({ name: 'Hampi', days: '4', version: 2 });
});

it('saves again after a fresh sign-in, whose form is separate', async () => {
  renewSignIn.mockResolvedValue();
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(new ApiError(403, 'fresh_sign_in', 'Please log in again.'))
    .mockResolvedValueOnce('done');
  open(send);
  type('Name', 'Ooty');
  press('Save');
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'Smriti@123' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(send).toHaveBeenCalledTimes(2);
});
