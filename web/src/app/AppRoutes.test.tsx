import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastQueue } from '../components/feedback/toast';
import { useSession } from '../lib/session/session-store';
import { ASHA } from '../lib/session/user.test-data';
import { AppRoutes } from './AppRoutes';

vi.mock('../lib/session/session', () => ({
  startSession: () => Promise.resolve(),
  verifySession: () => Promise.resolve(),
}));
vi.mock('./layout/Layout', async () => ({ Layout: (await import('react-router-dom')).Outlet }));
vi.mock('../features/account/AccountRoutes', () => ({ default: () => 'The account' }));
vi.mock('../features/auth/Login', () => ({ default: () => 'Welcome back' }));
vi.mock('../features/home/Home', () => ({ Home: () => 'The shop' }));

beforeEach(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));
afterEach(() => {
  cleanup();
  useSession.setState({ user: null, isAuthenticated: false });
  toastQueue.take(toastQueue.waiting());
});

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}

async function open(at: string): Promise<void> {
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[at]}>
          <AppRoutes />
          <Address />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    await Promise.resolve();
  });
}

// proves routes-1, routes-2
it.each([
  '/my-account',
  '/my-account/account-orders',
  '/cart',
  '/orders',
  '/checkout',
  '/checkout/details',
  '/checkout/shipping',
  '/checkout/payment',
  '/checkout/confirmation',
  '/checkout/nowhere',
  '/uploadChoice',
  '/preview-product?id=1',
  '/reorder?id=1',
  '/view-order?id=1',
  '/initial-payment-confirm?id=1&transactionId=2',
  '/final-checkout/1',
  '/final-checkout',
  '/final-checkout/1/nowhere',
  '/edit-product?id=1',
  '/payments',
])('%s sends visitors to the login page', async (at) => {
  await open(at);
  expect(await screen.findByText('At /login')).toBeTruthy();
  expect(toastQueue.waiting()).toEqual([]);
});

// proves payments-5, studio-13
it.each([
  ['/view-product?id=1', 'Please log in to view your albums.'],
  ['/total-payment?id=o1&amount=10', 'Please log in to continue with payment'],
  ['/initial-payment?cartId=1&amount=10', 'Please log in to continue with payment'],
])('%s tells them why: %s', async (at, text) => {
  await open(at);
  expect(await screen.findByText('At /login')).toBeTruthy();
  expect(toastQueue.waiting()).toMatchObject([{ tone: 'error', message: text }]);
});

// proves routes-3
it.each(['/checkout/nowhere', '/final-checkout', '/final-checkout/1/nowhere', '/nowhere'])(
  '%s leads customers home, as there is no such page',
  async (at) => {
    useSession.setState({ user: ASHA, isAuthenticated: true });
    await open(at);
    expect(await screen.findByText('At /')).toBeTruthy();
  },
);

it.each([
  ['/cart', '/my-account/cart'],
  ['/orders', '/my-account/account-orders'],
  ['/create-album?draft=d1', '/my-account/create-album?draft=d1'],
])('%s leads customers to %s', async (at, target) => {
  useSession.setState({ user: ASHA, isAuthenticated: true });
  await open(at);
  expect(await screen.findByText(`At ${target}`)).toBeTruthy();
  expect(await screen.findByText('The account')).toBeTruthy();
});
