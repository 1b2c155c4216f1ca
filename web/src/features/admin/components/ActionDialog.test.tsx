import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/api.ts';
import { useStaffWrite } from '../lib/use-staff-write';
import { ActionDialog } from './ActionDialog';

vi.mock('#lib/session/identity-provider.ts', () => ({
  hasPassword: () => Promise.resolve(true),
}));
const renewSignIn = vi.hoisted(() => vi.fn<(password: string | null) => Promise<void>>());
vi.mock('#lib/session/session.ts', () => ({ renewSignIn }));

type Work = (reason: string) => Promise<string>;

function Question({ work }: { work: Work }) {
  const [isOpen, setOpen] = useState(true);
  const write = useStaffWrite(work, {
    makesStale: ['staff-albums'],
    onDone: () => setOpen(false),
  });
  return (
    <ActionDialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      title="Refund this order?"
      consequence="The customer gets ₹100 back."
      confirm="Refund"
      reason={{}}
      write={write}
      onConfirm={write.begin}
    />
  );
}

function ask(work: Work): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Question work={work} />
    </QueryClientProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const give = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('requires a reason before it starts', async () => {
  const work = vi.fn<Work>().mockResolvedValue('done');
  ask(work);
  press('Refund');
  expect(screen.getByText('Please write a reason. It is kept with the change.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
  expect(work).not.toHaveBeenCalled();
  give('Reason', ' Torn page ');
  press('Refund');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(work.mock.calls[0]?.[0]).toBe('Torn page');
});

it('shows a failure in the dialog, and keeps the typed values', async () => {
  const refusal = new ApiError(422, 'business_rule', 'Only ₹50 are left to refund.');
  ask(() => Promise.reject<string>(refusal));
  give('Reason', 'Torn page');
  press('Refund');
  expect((await screen.findByRole('alert')).textContent).toBe('Only ₹50 are left to refund.');
  expect(screen.getByDisplayValue('Torn page')).toBeDefined();
});

it('asks for the password if the server requires a fresh sign-in, and then continues', async () => {
  renewSignIn.mockResolvedValue();
  const work = vi
    .fn<Work>()
    .mockRejectedValueOnce(new ApiError(403, 'fresh_sign_in', 'Please log in again.'))
    .mockResolvedValueOnce('done');
  ask(work);
  give('Reason', 'Torn page');
  press('Refund');
  await screen.findByRole('dialog', { name: 'Please log in once more' });
  give('Password', 'Smriti@123');
  press('Continue');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(renewSignIn.mock.calls[0]?.[0]).toBe('Smriti@123');
  expect(work.mock.calls.map(([reason]) => reason)).toEqual(['Torn page', 'Torn page']);
});
