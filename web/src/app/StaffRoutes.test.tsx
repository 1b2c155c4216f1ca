import type { Role } from '@smriti/shared/account/roles';
import { act, render, screen } from '@testing-library/react';
import { lazy, type PropsWithChildren, Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeSignedInUser, clearSignedInUser, useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';

const loaded = vi.fn();
vi.mock('#features/admin/AdminRoutes.tsx', () => {
  loaded();
  const Console = ({ isSessionPending = false }) => (
    <h1>{isSessionPending ? 'Orders' : 'The console'}</h1>
  );
  return { default: Console };
});
vi.mock('#lib/session/session.ts', () => ({
  startSession: () => Promise.resolve(),
  verifySession: () => Promise.resolve(),
  registerSessionPage: () => undefined,
  signOut: () => Promise.resolve(),
}));

/**
 * Role in the ID token: null if the token cannot be read, undefined for the role of the session.
 */
type TokenRole = string | null | undefined;
const token = vi.hoisted((): { role: TokenRole; renewedRole: TokenRole } => ({
  role: undefined,
  renewedRole: undefined,
}));
const getIdTokenResult = vi.hoisted(() => vi.fn());
vi.mock('#lib/session/FirebaseProviders.tsx', () => ({
  default: ({ children }: PropsWithChildren) => children,
}));
vi.mock('reactfire', () => ({
  useAuth: () => ({ currentUser: { getIdTokenResult } }),
  useSigninCheck: ({ requiredClaims }: { requiredClaims: { role: string } }) => {
    if (token.role === null) throw new Error('no connection');
    const { role = requiredClaims.role } = token;
    const signedIn = role !== 'nobody';
    return { data: { signedIn, hasRequiredClaims: role === requiredClaims.role } };
  },
}));

const StaffRoutes = lazy(() => import('./StaffRoutes'));

beforeEach(() => {
  token.role = undefined;
  token.renewedRole = undefined;
  getIdTokenResult.mockReset();
  getIdTokenResult.mockImplementation(() =>
    token.renewedRole === null
      ? Promise.reject(new Error('no connection'))
      : Promise.resolve({ claims: { role: token.renewedRole } }),
  );
  clearSignedInUser();
});

async function openConsole() {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/admin/orders']}>
        <Suspense>
          <Routes>
            <Route path="/" element={<h1>Home</h1>} />
            <Route path="/login" element={<h1>Login</h1>} />
            <Route path="/admin/*" element={<StaffRoutes />} />
          </Routes>
        </Suspense>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
}

function signIn(role: Role): void {
  storeSignedInUser({ ...ASHA, role }, 'token');
}

it('sends visitors to the login page, which returns to this page', async () => {
  await openConsole();
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeDefined();
  expect(loaded).not.toHaveBeenCalled();
});

it.each(['customer', 'guest'] as const)(
  'redirects a %s home, without the code of the console',
  async (role) => {
    signIn(role);
    await openConsole();
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
    expect(loaded).not.toHaveBeenCalled();
  },
);

it('shows no console heading if the last session was of a customer', async () => {
  useSession.setState({ user: ASHA, isAuthenticated: true, token: 'token', isLoading: true });
  await openConsole();
  expect(await screen.findByText('Loading...')).toBeDefined();
  expect(loaded).not.toHaveBeenCalled();
});

it.each(['reviewer', 'printer', 'admin'] as const)('admits a %s', async (role) => {
  signIn(role);
  await openConsole();
  expect(await screen.findByRole('heading', { name: 'The console' })).toBeDefined();
});

it('shows the heading if the last session was of staff, and refuses a removed role', async () => {
  useSession.setState({
    user: { ...ASHA, role: 'admin' as const },
    isAuthenticated: true,
    token: 'token',
    isLoading: true,
  });
  await openConsole();
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeDefined();
  act(() => signIn('customer'));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
});

it('refuses staff if the renewed token does not carry the role either', async () => {
  token.role = 'reviewer';
  token.renewedRole = 'reviewer';
  signIn('admin');
  await openConsole();
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
});

it('admits staff whose role is newer than their token, and renews the token once', async () => {
  token.role = 'customer';
  token.renewedRole = 'admin';
  signIn('admin');
  await openConsole();
  expect(await screen.findByRole('heading', { name: 'The console' })).toBeDefined();
  expect(getIdTokenResult.mock.calls).toEqual([[true]]);
});

it('keeps the console when the provider has signed out', async () => {
  token.role = 'nobody';
  signIn('admin');
  await openConsole();
  expect(await screen.findByRole('heading', { name: 'The console' })).toBeDefined();
  expect(getIdTokenResult).not.toHaveBeenCalled();
});

it('leaves the decision to the API if the token cannot be renewed', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  token.role = 'customer';
  token.renewedRole = null;
  signIn('admin');
  await openConsole();
  await vi.waitFor(() => expect(warned).toHaveBeenCalled());
  expect(screen.getByRole('heading', { name: 'The console' })).toBeDefined();
});

it('leaves the decision to the API if the token cannot be read', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  token.role = null;
  signIn('admin');
  await openConsole();
  expect(await screen.findByRole('heading', { name: 'The console' })).toBeDefined();
});
