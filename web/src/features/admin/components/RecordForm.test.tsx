import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/api.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { useStaffWrite } from '../lib/use-staff-write';
import { FieldPair, RecordForm } from './RecordForm';

vi.mock('#lib/session/identity-provider.ts', () => ({
  hasPassword: () => Promise.resolve(true),
}));
const renewSignIn = vi.hoisted(() => vi.fn<(password: string | null) => Promise<void>>());
vi.mock('#lib/session/session.ts', () => ({ renewSignIn }));

type Work = (name: string) => Promise<string>;

function Form({ work }: { work: Work }) {
  const write = useStaffWrite(work, { makesStale: ['staff-albums'] });
  const form = useForm(() => []);
  return (
    <>
      <RecordForm
        write={write}
        onSubmit={(event) => form.submit(event, 'Goa', () => write.begin('Goa'))}
      >
        <FieldPair>
          <TextField label="Name" defaultValue="Goa" />
        </FieldPair>
      </RecordForm>
      <output>{write.conflict ? JSON.stringify(write.conflict.details) : 'no conflict'}</output>
    </>
  );
}

function save(work: Work): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form work={work} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}

it('shows why a record was not saved, and focuses the field', async () => {
  save(() => Promise.reject<string>(new ApiError(422, 'business_rule', 'The name is taken.')));
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toBe('The name is taken.');
  expect(document.activeElement).toBe(failure);
});

it('passes a conflict on to its page', async () => {
  const theirs = { name: 'Ooty', version: 2 };
  save(() => Promise.reject<string>(new ApiError(409, 'conflict', 'Changed.', theirs)));
  expect(await screen.findByText(JSON.stringify(theirs))).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('saves again after a fresh sign-in, whose form is separate', async () => {
  renewSignIn.mockResolvedValue();
  const work = vi
    .fn<Work>()
    .mockRejectedValueOnce(new ApiError(403, 'fresh_sign_in', 'Please log in again.'))
    .mockResolvedValueOnce('done');
  save(work);
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'Smriti@123' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(work).toHaveBeenCalledTimes(2);
});
