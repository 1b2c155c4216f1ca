import { act, cleanup, render, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import { RequireSession } from './RequireSession';

const startSession = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('#lib/session/session.ts', () => ({ startSession, verifySession: () => undefined }));
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
          <p>2 albums</p>
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
