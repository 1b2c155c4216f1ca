import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  readAlertText,
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
} from '#lib/page.test-data.tsx';
import { setForgetUserEffect } from '#lib/session/forget-user.ts';
import { signOut } from '#lib/session/session.ts';
import AccountActions from './AccountActions';

const session = vi.hoisted(() => ({ signOut: vi.fn(() => Promise.resolve()) }));
vi.mock('#lib/session/session.ts', () => session);

signInAsAsha();

const ARCHIVE = 'GET /api/users/asha/export';
const REQUEST = 'POST /api/users/asha/export';
const LINK = 'GET /api/users/asha/export/link';
const SESSIONS = 'DELETE /api/auth/sessions';
const DELETION = 'DELETE /api/users/asha';
const asked = '2026-01-20T10:00:00.000Z';
const making = { state: 'making', requested_at: asked, expires_at: null };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const ready = (days: number) => ({
  export: { state: 'ready', requested_at: asked, expires_at: inDays(days) },
});

const open = () => openPage(<AccountActions uid="asha" isStaff={false} />, '/my-account');

it('requests an archive, and shows that it is being created', async () => {
  const api = stubApi({ [ARCHIVE]: { export: null }, [REQUEST]: { export: making } });
  open();
  pressButton('Prepare my download');
  expect(await screen.findByText(/^Your download is being prepared/)).toBeTruthy();
  expect(api.sentTo(REQUEST)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Prepare my download' })).toBeNull();
});

it('links to a ready archive, but not to an expired one', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { origin: location.origin, assign });
  const url = 'https://files.example.in/archive.zip';
  stubApi({ [ARCHIVE]: ready(3), [LINK]: { url } });
  open();
  expect(await screen.findByText(/^Your download is ready until /)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Prepare a new one' })).toBeTruthy();
  pressButton('Download');
  await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
});

it('offers a new archive after the old one has expired', async () => {
  stubApi({ [ARCHIVE]: ready(-1), [REQUEST]: answerWithError(500) });
  open();
  await waitFor(() => expect(screen.queryByText(/ready until/)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  pressButton('Prepare my download');
  expect(await readAlertText()).toBe(
    'Your download is not available at the moment. Please try again.',
  );
});

it('shows that the archive failed', async () => {
  stubApi({ [ARCHIVE]: { export: { ...making, state: 'failed' } } });
  open();
  expect(await screen.findByText(/^Your download could not be prepared/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Prepare my download' })).toBeTruthy();
});

it('deletes the account after a confirmation of the consequences, and leaves the page', async () => {
  const api = stubApi({
    [ARCHIVE]: { export: null },
    [DELETION]: { message: 'Your account has been deleted.' },
  });
  open();
  pressButton('Delete my account');
  const question = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  for (const lost of [/photos, albums/, /points and your gift balance/, /kept for 8 years/]) {
    expect(question.getByText(lost)).toBeTruthy();
  }
  fireEvent.click(question.getByRole('button', { name: 'Keep my account' }));
  expect(api.sentTo(DELETION)).toEqual([]);
  pressButton('Delete my account');
  fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('At /')).toBeTruthy();
  expect(api.sentTo(DELETION)).toHaveLength(1);
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});

it('logs out on all devices, or shows the failure', async () => {
  vi.mocked(signOut).mockClear();
  const forget = vi.fn(() => Promise.resolve());
  setForgetUserEffect(forget);
  const api = stubApi({ [ARCHIVE]: { export: null }, [SESSIONS]: answerWithError(500) });
  open();
  pressButton('Log out on all devices');
  expect(await screen.findByText(/^You could not be logged out everywhere/)).toBeTruthy();
  expect(signOut).not.toHaveBeenCalled();
  api.set(SESSIONS, { message: 'You are logged out on all devices.' });
  pressButton('Log out on all devices');
  expect(await screen.findByText('At /login')).toBeTruthy();
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  await waitFor(() => expect(forget).toHaveBeenCalledWith('asha'));
});

it('lists what prevents the deletion of the account', async () => {
  const why = 'Your account cannot be deleted yet: please wait until ORD2345ABCD is delivered.';
  stubApi({ [ARCHIVE]: { export: null }, [DELETION]: answerWithError(409, why) });
  open();
  pressButton('Delete my account');
  fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.queryByText('At /')).toBeNull();
});
