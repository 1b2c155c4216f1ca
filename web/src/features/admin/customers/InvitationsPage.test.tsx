import type { StaffInvitation } from '@smriti/shared/account/staff-invitations';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, pressButton, signInAsAsha, stubApi, typeInto } from '#lib/page.test-data.tsx';
import InvitationsPage from './InvitationsPage';

signInAsAsha('admin');

const INVITATION: StaffInvitation = {
  id: 'i1',
  email: 'ravi@example.com',
  role: 'printer',
  sent_at: '2026-01-10T09:00:00.000Z',
  expires_at: '2026-01-17T09:00:00.000Z',
  is_expired: true,
  invited_by: 'Meera Iyer',
};
const CREATE = 'POST /api/staff-invitations';
const AGAIN = 'POST /api/staff-invitations/i1/send-again';
const WITHDRAW = 'DELETE /api/staff-invitations/i1';

function open() {
  const api = stubApi({
    'GET /api/staff-invitations': { invitations: [INVITATION] },
    [CREATE]: { invitation: INVITATION },
    [AGAIN]: { invitation: INVITATION },
    [WITHDRAW]: { message: 'Gone.' },
  });
  openPage(<InvitationsPage />, '/admin/customers/invitations');
  return api;
}

it('lists open invitations, which can be sent again or withdrawn', async () => {
  const api = open();
  const row = (await screen.findByText('ravi@example.com')).closest('tr');
  expect(row?.textContent).toContain('Invited by Meera Iyer');
  expect(row?.textContent).toContain('Expired');
  pressButton('Send again: ravi@example.com');
  const again = within(await screen.findByRole('dialog'));
  again.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => api.sentTo(AGAIN)).toHaveLength(1);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  pressButton('Withdraw: ravi@example.com');
  within(await screen.findByRole('dialog'))
    .getByRole('button', { name: 'Withdraw' })
    .click();
  await expect.poll(() => api.sentTo(WITHDRAW)).toHaveLength(1);
});

it('invites an address with a role, and asks for a valid address', async () => {
  const api = open();
  await screen.findByText('ravi@example.com');
  pressButton('Invite somebody');
  await screen.findByRole('dialog');
  typeInto('E-mail', 'nobody');
  pressButton('Send the invitation');
  expect(await screen.findByText('Please enter an e-mail address.')).toBeDefined();
  expect(api.sentTo(CREATE)).toEqual([]);
  typeInto('E-mail', ' uma@example.com ');
  pressButton('Send the invitation');
  await expect
    .poll(() => api.sentTo(CREATE))
    .toMatchObject([{ body: { email: 'uma@example.com', role: 'reviewer' } }]);
});
