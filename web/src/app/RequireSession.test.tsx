import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { createPortal } from 'react-dom';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import { RequireSession } from './RequireSession';

const { startSession, ...session } = vi.hoisted(() => ({
  startSession: vi.fn(() => Promise.resolve()),
  registerSessionPage: vi.fn(() => () => undefined),
  leaveEndedSession: vi.fn(),
}));
vi.mock('#lib/session/session.ts', () => ({
  startSession,
  verifySession: () => undefined,
  ...session,
}));
vi.mock('#features/auth/EndedSessionDialog.tsx', () => ({
  EndedSessionDialog: () => createPortal(<h2>Sign in again</h2>, document.body),
}));
vi.mock('#lib/session/FirebaseProviders.tsx', () => ({
  default: ({ children }: PropsWithChildren) => children,
}));

let frame: (() => void) | null;
const paint = () => frame?.();

beforeEach(() => {
  startSession.mockClear();
  frame = null;
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => {
    frame = next;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    frame = null;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openPage() {
  // Rendering is asynchronous, because components suspend while the session is checked.
  await act(async () => {
    render(
      <MemoryRouter>
        <RequireSession placeholder={<h1>My Cart</h1>}>
          <label>
            Note <input />
          </label>
        </RequireSession>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
}
const signInBefore = () =>
  useSession.setState({ user: ASHA, isAuthenticated: true, isLoading: true });
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

it('checks the session once the heading is painted', async () => {
  signInBefore();
  await openPage();
  expect(screen.getByRole('heading', { name: 'My Cart' })).toBeTruthy();
  await turn();
  expect(startSession).not.toHaveBeenCalled();
  paint();
  await vi.waitFor(() => expect(startSession).toHaveBeenCalledOnce());
});

it('checks the session in a hidden tab, which is not painted', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  signInBefore();
  await openPage();
  await vi.waitFor(() => expect(startSession).toHaveBeenCalledOnce());
});

it('checks the session at once if nobody was signed in', async () => {
  await openPage();
  expect(startSession).toHaveBeenCalledOnce();
});

it('does not check the session for a page that was left before the paint', async () => {
  signInBefore();
  await openPage();
  cleanup();
  paint();
  await turn();
  expect(startSession).not.toHaveBeenCalled();
});

const noteField = () => screen.getByLabelText<HTMLInputElement>('Note');
const endSession = (hasEnded: boolean) => act(() => useSession.setState({ hasEnded }));

/** Opens the page of Asha and types a note. */
async function openPageWithNote() {
  useSession.setState({ user: ASHA, isAuthenticated: true, isLoading: false, hasEnded: false });
  await openPage();
  fireEvent.change(noteField(), { target: { value: 'Ring twice' } });
  noteField().focus();
}

it('covers the page of a session that has ended, and keeps what was typed', async () => {
  await openPageWithNote();
  expect(session.registerSessionPage).toHaveBeenCalledOnce();
  await endSession(true);
  const heading = await screen.findByRole('heading', { name: 'Sign in again' });
  const page = noteField().closest<HTMLElement>('body > *');
  expect(page).toMatchObject({ inert: true, style: { opacity: '0' } });
  expect(heading.closest('[inert]')).toBeNull();

  await endSession(false);
  expect(page).toMatchObject({ inert: false, style: { opacity: '' } });
  expect(screen.queryByRole('heading', { name: 'Sign in again' })).toBeNull();
  expect(noteField().value).toBe('Ring twice');
  await vi.waitFor(() => expect(document.activeElement).toBe(noteField()));
});

it('shows another user nothing of the page', async () => {
  await openPageWithNote();
  await endSession(true);
  await act(() =>
    useSession.setState({ user: { ...ASHA, id: 'kabir', uid: 'kabir' }, hasEnded: false }),
  );
  expect(noteField().value).toBe('');
});
