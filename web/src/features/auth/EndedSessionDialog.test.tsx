import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pressButton, readAlertText, typeInto } from '#lib/page.test-data.tsx';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import { EndedSessionDialog } from './EndedSessionDialog';

const session = vi.hoisted(() => ({
  signIn: vi.fn(() => Promise.resolve()),
  signInWithGoogle: vi.fn(() => Promise.resolve()),
}));
vi.mock('#lib/session/sign-in.ts', () => session);

const leave = vi.fn();

beforeEach(async () => {
  useSession.setState({ user: ASHA, isAuthenticated: true, hasEnded: true });
  render(<EndedSessionDialog onLeave={leave} />);
  await screen.findByRole('dialog', { name: 'Your session has ended' });
});
afterEach(() => {
  vi.clearAllMocks();
  act(() => {
    useSession.setState({ user: null, isAuthenticated: false, hasEnded: false });
  });
});

it('signs in the user of the page by password', async () => {
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect(email).toMatchObject({ value: 'asha@smriti.test', readOnly: true });
  pressButton('Login');
  expect(screen.getByText('Password is required')).toBeDefined();
  expect(session.signIn).not.toHaveBeenCalled();
  session.signIn.mockRejectedValueOnce(
    Object.assign(new Error('no'), { code: 'auth/wrong-password' }),
  );
  typeInto('Password', 'Wrong@123');
  pressButton('Login');
  expect(await readAlertText()).toBe('Incorrect password');
  typeInto('Password', 'Smriti@123');
  pressButton('Login');
  await waitFor(() =>
    expect(session.signIn).toHaveBeenLastCalledWith('asha@smriti.test', 'Smriti@123'),
  );
});

it('signs in with Google', async () => {
  pressButton('Sign in with Google');
  await waitFor(() => expect(session.signInWithGoogle).toHaveBeenCalledOnce());
});

it('leaves the page only by its button', () => {
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(leave).not.toHaveBeenCalled();
  pressButton('Leave this page');
  expect(leave).toHaveBeenCalledOnce();
});
