import type { Role } from '@smriti/shared/account/roles';
import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { showSignedIn, showSignedOut } from '../lib/session/session-store';
import { ASHA } from '../lib/session/user.test-data';

const loaded = vi.fn();
vi.mock('../features/admin/AdminRoutes', () => {
  loaded();
  return { default: () => <h1>The console</h1> };
});
vi.mock('../lib/session/session', () => ({
  startSession: () => Promise.resolve(),
  verifySession: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
}));

const StaffRoutes = lazy(() => import('./StaffRoutes'));

beforeEach(() => showSignedOut());

function openConsole() {
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
}

function signIn(role: Role): void {
  showSignedIn({ ...ASHA, role }, 'token');
}

it('sends visitors to the login, which brings them back', async () => {
  openConsole();
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeDefined();
  expect(loaded).not.toHaveBeenCalled();
});

it.each(['customer', 'guest'] as const)(
  'sends a %s home, without the code of the console',
  async (role) => {
    signIn(role);
    openConsole();
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
    expect(loaded).not.toHaveBeenCalled();
  },
);

it.each(['reviewer', 'printer', 'admin'] as const)('lets a %s in', async (role) => {
  signIn(role);
  openConsole();
  expect(await screen.findByRole('heading', { name: 'The console' })).toBeDefined();
});
