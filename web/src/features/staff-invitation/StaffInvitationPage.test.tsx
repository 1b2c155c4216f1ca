import type { StaffInvitationState } from '@smriti/shared/account/staff-invitations';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  answerWithError,
  openPage,
  pressButton,
  signInAsAsha,
  stubApi,
} from '#lib/page.test-data.tsx';
import StaffInvitationPage from './StaffInvitationPage';

const session = vi.hoisted(() => ({ signOut: vi.fn(() => Promise.resolve()) }));
vi.mock('#lib/session/session.ts', async (original) => ({
  ...(await original<object>()),
  ...session,
}));

signInAsAsha();

const LINK = 'GET /api/staff-invitation/secret';
const ACCEPT = 'POST /api/staff-invitation/accept';

function open(state: StaffInvitationState, answers: Parameters<typeof stubApi>[0] = {}) {
  const api = stubApi({ [LINK]: { state, role: 'printer' }, ...answers });
  openPage(<StaffInvitationPage />, '/staff-invitation/secret', '/staff-invitation/:token');
  return api;
}

it('names the role and the account, accepts once, and leads to a new login', async () => {
  const api = open('open', { [ACCEPT]: { role: 'printer' } });
  expect(await screen.findByText('You are invited to print and ship orders.')).toBeDefined();
  expect(
    screen.getByText(/^Your account .+@.+ gets this role as soon as you accept\.$/),
  ).toBeDefined();
  pressButton('Accept the invitation');
  expect(await screen.findByText(/^Welcome! Please log in again/)).toBeDefined();
  expect(api.sentTo(ACCEPT)).toHaveLength(1);
  pressButton('Log in again');
  await vi.waitFor(() => expect(session.signOut).toHaveBeenCalledOnce());
});

it('says that it could not be accepted, and asks for its state again', async () => {
  const api = open('open', { [ACCEPT]: answerWithError(422, 'Used.') });
  await screen.findByText('You are invited to print and ship orders.');
  pressButton('Accept the invitation');
  expect(await screen.findByText(/^The invitation could not be accepted\./)).toBeDefined();
  await vi.waitFor(() => expect(api.sentTo(LINK)).toHaveLength(2));
});

it.each<[StaffInvitationState, RegExp]>([
  ['expired', /^This invitation has expired\./],
  ['used', /^This invitation was used already\./],
  ['withdrawn', /^This invitation was withdrawn\./],
  ['other_account', /^This invitation was not sent to .+@/],
  ['has_role', /^Your account has a role in the shop already\./],
  ['unconfirmed', /^Please confirm .+@.+ first\./],
])('says that it cannot be accepted: %s', async (state, text) => {
  open(state);
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Accept the invitation' })).toBeNull();
});

it('says that the link is not valid', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  stubApi({ [LINK]: answerWithError(404) });
  openPage(<StaffInvitationPage />, '/staff-invitation/secret', '/staff-invitation/:token');
  expect(await screen.findByText('This link is not valid.')).toBeDefined();
});
