import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import { toastQueue } from '#ui/feedback/toast.ts';
import { AppRoutes } from './AppRoutes';

const fetchAhead = vi.hoisted(() => vi.fn());
vi.mock('#lib/session/session.ts', () => ({
  startSession: () => Promise.resolve(),
  verifySession: () => Promise.resolve(),
  registerSessionPage: () => undefined,
}));
vi.mock('./layout/Layout', async () => {
  const { Outlet } = await import('react-router-dom');
  return { Layout: () => ['In the frame. ', <Outlet key="page" />] };
});
vi.mock('#features/account/AccountRoutes.tsx', () => ({ default: () => 'The account' }));
vi.mock('#lib/loading/lazy-page.ts', () => ({
  lazyPage: () => ({ Page: () => <p>A page of one’s own</p>, fetchAhead }),
}));
vi.mock('#features/auth/LoginPage.tsx', () => ({ default: () => 'Welcome back' }));
vi.mock('#features/auth/RegisterPage.tsx', () => ({ default: () => 'A new account' }));
vi.mock('#features/auth/ForgotPasswordPage.tsx', () => ({ default: () => 'A link by mail' }));
vi.mock('#features/auth/ResetPasswordPage.tsx', () => ({ default: () => 'A new password' }));
vi.mock('#features/home/HomePage.tsx', () => ({ HomePage: () => 'The shop' }));
vi.mock('#features/policies/PolicyPage.tsx', () => ({ default: () => 'About the shop' }));
vi.mock('#features/product/ProductPage.tsx', () => ({ default: () => 'One product' }));
vi.mock('#features/products/ProductListPage.tsx', () => ({ default: () => 'All products' }));
vi.mock('#features/referral/ReferralLandingPage.tsx', () => ({ default: () => 'An invitation' }));
vi.mock('#features/shared-book/SharedBookPage.tsx', () => ({ default: () => 'A book' }));
vi.mock('#features/studio/CreateProductPage.tsx', () => ({ default: () => 'A design' }));

beforeEach(() => {
  useSession.setState({ user: null, isAuthenticated: false, isLoading: false });
});
afterEach(() => {
  cleanup();
  useSession.setState({ user: null, isAuthenticated: false });
  toastQueue.take(toastQueue.waiting());
});

const fromPage = z.object({ from: z.object({ pathname: z.string(), search: z.string() }) });

function Address() {
  const location = useLocation();
  const { pathname, search } = location;
  const { from } = fromPage.safeParse(location.state).data ?? {};
  return (
    <>
      <p>{`At ${pathname}${search}`}</p>
      {from && <p>{`From ${from.pathname}${from.search}`}</p>}
    </>
  );
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

// proves routes-1, routes-4
it.each([
  ['/', 'The shop'],
  ['/products?size=4', 'All products'],
  ['/products/anything', 'All products'],
  ['/product?id=7', 'One product'],
  ['/product/anything', 'One product'],
  ['/create-product?productId=7', 'A design'],
  ['/create-product/anything', 'A design'],
  ['/login', 'Welcome back'],
  ['/register', 'A new account'],
  ['/forgot-password', 'A link by mail'],
  ['/reset-password?oobCode=x', 'A new password'],
  ['/refer?code=ASHA7K2P', 'An invitation'],
  ['/refer/anything', 'An invitation'],
  ['/about', 'About the shop'],
  ['/faqs', 'About the shop'],
  ['/shared/token', 'A book'],
])('%s is open to visitors, within the common layout', async (at, page) => {
  await open(at);
  expect(await screen.findByText(`In the frame. ${page}`)).toBeTruthy();
  expect(screen.getByText(`At ${at}`)).toBeTruthy();
});

// proves routes-8
it.each(['/view-order?id=1', '/my-account/cart?from=mail', '/checkout/payment?addressId=a'])(
  'carries the page %s to the login page',
  async (at) => {
    await open(at);
    expect(await screen.findByText('At /login')).toBeTruthy();
    expect(screen.getByText(`From ${at}`)).toBeTruthy();
  },
);

// proves routes-2
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

// proves routes-2, payments-5, studio-26
it.each([
  ['/view-product?id=1', 'Please log in to view your albums.'],
  ['/total-payment?id=o1&amount=10', 'Please log in to continue with payment'],
  ['/pay/token', 'Please log in to continue with payment'],
  ['/initial-payment?cartId=1&amount=10', 'Please log in to continue with payment'],
])('%s shows visitors the reason: %s', async (at, text) => {
  await open(at);
  expect(await screen.findByText('At /login')).toBeTruthy();
  expect(toastQueue.waiting()).toMatchObject([{ tone: 'error', message: text }]);
});

/** Session as restored from the last visit, not yet confirmed by the identity provider. */
const EXPECTED = { user: ASHA, isAuthenticated: true, isLoading: true };

const HEADINGS = [
  ['/my-account/account-dashboard', 'Hello, Asha'],
  ['/my-account/account-information', 'Account Information'],
  ['/my-account/address-book', 'Address Book'],
  ['/my-account/account-credits', 'My Credits'],
  ['/my-account/account-gift-card', 'Gift Card'],
  ['/my-account/account-refer', 'Refer and Earn'],
  ['/orders', 'My Orders'],
  ['/cart', 'My Cart'],
  ['/create-album', 'Create Album'],
  ['/view-product?id=1', 'My albums'],
  ['/initial-payment?cartId=1&amount=10', 'Initial Payment'],
  ['/total-payment?id=o1&amount=10', 'Complete Payment'],
  ['/edit-product?id=1', 'Edit Album'],
  ['/uploadChoice', 'Canvas print'],
  ['/final-checkout/1', 'Final checkout'],
  ['/preview-product?id=1', 'Product Preview'],
  ['/preview-product', 'Product Preview'],
  ['/checkout', 'Checkout'],
  ['/checkout/details', 'Contact Details'],
  ['/checkout/shipping', 'Shipping Method'],
  ['/checkout/payment', 'Payment'],
  ['/checkout/confirmation', 'Your order'],
  ['/pay/token', 'Your order'],
  ['/initial-payment-confirm?id=1&transactionId=2', 'Your payment'],
  ['/reorder?id=1', 'Reorder'],
  ['/view-order?id=1', 'Order'],
  ['/payments', 'Payment History'],
] as const;

// proves routes-5
it.each(HEADINGS)(
  '%s shows the heading “%s” and no personal data while the session is checked',
  async (at, heading) => {
    useSession.setState(EXPECTED);
    await open(at);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading);
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(screen.queryByText(/The account|A page of one’s own/)).toBeNull();
    act(() => {
      useSession.setState({ isLoading: false });
    });
    expect(await screen.findByText(/The account|A page of one’s own/)).toBeTruthy();
  },
);

it('fetches the page once its heading is painted', async () => {
  const frames: (() => void)[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((step) =>
    frames.push(() => step(0)),
  );
  useSession.setState(EXPECTED);
  fetchAhead.mockClear();
  await open('/view-order?id=1');
  expect(await screen.findByRole('heading', { name: 'Order' })).toBeTruthy();
  expect(fetchAhead).not.toHaveBeenCalled();
  for (const paint of frames) paint();
  await vi.waitFor(() => expect(fetchAhead).toHaveBeenCalledOnce());
  vi.restoreAllMocks();
});

it('redirects to the login page if the user is signed out', async () => {
  useSession.setState(EXPECTED);
  await open('/view-product?id=1');
  expect(await screen.findByRole('heading', { name: 'My albums' })).toBeTruthy();
  act(() => {
    useSession.setState({ user: null, isAuthenticated: false, isLoading: false });
  });
  expect(await screen.findByText('At /login')).toBeTruthy();
  expect(toastQueue.waiting()).toMatchObject([{ message: 'Please log in to view your albums.' }]);
});

it('shows no page name to a visitor before the session is known', async () => {
  useSession.setState({ isLoading: true });
  await open('/cart');
  expect(await screen.findByText('Loading...')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

// proves routes-3
it.each(['/checkout/nowhere', '/final-checkout', '/final-checkout/1/nowhere', '/nowhere'])(
  '%s redirects customers home, because the page does not exist',
  async (at) => {
    useSession.setState({ user: ASHA, isAuthenticated: true });
    await open(at);
    expect(await screen.findByText('At /')).toBeTruthy();
  },
);

it('redirects visitors home from a page that does not exist', async () => {
  await open('/no/such/page');
  expect(await screen.findByText('At /')).toBeTruthy();
});

// proves routes-9
it.each([
  ['/cart', '/my-account/cart'],
  ['/orders', '/my-account/account-orders'],
  ['/create-album?draft=d1', '/my-account/create-album?draft=d1'],
])('%s redirects customers to %s', async (at, target) => {
  useSession.setState({ user: ASHA, isAuthenticated: true });
  await open(at);
  expect(await screen.findByText(`At ${target}`)).toBeTruthy();
  expect(await screen.findByText('In the frame. The account')).toBeTruthy();
});
