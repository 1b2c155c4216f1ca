import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createReviewProduct } from '#domains/review/album-review.test-data.ts';
import { openPage, stubApi } from '#lib/page.test-data.tsx';
import { useSession } from '#lib/session/session-store.ts';
import { signOut } from '#lib/session/session.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import { toastQueue } from '#ui/feedback/toast.ts';
import { Header } from './Header';

vi.mock('#lib/session/session.ts', () => ({ signOut: vi.fn(() => Promise.resolve()) }));

afterEach(() => {
  act(() => {
    useSession.setState({ user: null, isAuthenticated: false, isLoading: true });
  });
  vi.unstubAllGlobals();
});

const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

// proves header-1, header-2, header-3, header-5
it('shows visitors links to home, search, phone, login and registration', async () => {
  const contact = { id: 1, phone: '080 4718 2020', email: 'help@smriti.test', hours: '9 to 6' };
  stubApi({ 'GET /api/talk-to-us': [contact] });
  openPage(<Header />, '/products?q=wedding');
  expect(href('Smriti, home')).toBe('/');
  const search = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the shop' });
  expect(search.placeholder).toBe('Search books, authors...');
  expect(search.value).toBe('wedding');
  expect(href('Login')).toBe('/login');
  expect(href('Register')).toBe('/register');
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  const phone = await screen.findByRole('link', { name: /080 4718 2020$/ });
  expect(phone.textContent).toMatch(/^Talk to us/);
  expect(phone.getAttribute('href')).toBe('tel:08047182020');
});

// proves header-9
it('shows the toll-free number if the shop has no contact', async () => {
  const api = stubApi({ 'GET /api/talk-to-us': [] });
  openPage(<Header />, '/products');
  await vi.waitFor(() => expect(api.sentTo('GET /api/talk-to-us')).toHaveLength(1));
  expect(href(/^Talk to us/)).toBe('tel:18001234567');
  expect(screen.getByRole('link', { name: /^Talk to us.*1800 123 4567$/ })).toBeTruthy();
});

it.each([
  ['/', false],
  ['/products', false],
  ['/product?id=1', false],
  ['/login', true],
  ['/my-account/cart', true],
  ['/productsx', true],
])('at %s shows the search box as an icon on phones: %s', (path, isFolded) => {
  stubApi({ 'GET /api/talk-to-us': [] });
  openPage(<Header />, path);
  expect(screen.getByRole('search').hasAttribute('data-folded')).toBe(isFolded);
});

// proves header-6
it('shows customers their first name, the cart and the logout', async () => {
  const item = { product_id: null, quantity: 3, price: 100, album: createReviewProduct({}) };
  const items = [
    { ...item, id: 'goa' },
    { ...item, id: 'kerala' },
  ];
  stubApi({ 'GET /api/cart-items/user/asha': { items } });
  useSession.setState({ user: ASHA, isAuthenticated: true, isLoading: false });
  openPage(<Header />, '/products');
  const cart = await screen.findByRole('link', { name: 'Cart, to order: 2' });
  expect(cart.getAttribute('href')).toBe('/my-account/cart');
  const account = screen.getByRole('link', { name: /Asha$/ });
  expect(account.getAttribute('href')).toBe('/my-account/account-dashboard');
  const session = within(screen.getByRole('navigation', { name: 'My account' }));
  expect(session.getByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(session.queryByRole('link', { name: 'Login' })).toBeNull();
  expect(session.queryByRole('link', { name: 'Register' })).toBeNull();
});

it('names the account link of a customer without a first name', async () => {
  stubApi({ 'GET /api/cart-items/user/asha': { items: [] } });
  const user = { ...ASHA, firstName: '' };
  useSession.setState({ user, isAuthenticated: true, isLoading: false });
  openPage(<Header />, '/products');
  const account = await screen.findByRole('link', { name: 'My account' });
  expect(account.getAttribute('href')).toBe('/my-account/account-dashboard');
});

// proves header-8
it('shows that a logout failed, and stays signed in', async () => {
  stubApi({ 'GET /api/cart-items/user/asha': { items: [] } });
  vi.mocked(signOut).mockRejectedValueOnce(new Error('offline'));
  useSession.setState({ user: ASHA, isAuthenticated: true, isLoading: false });
  openPage(<Header />, '/products');
  fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await vi.waitFor(() =>
    expect(toastQueue.waiting()).toMatchObject([
      { tone: 'error', message: 'Failed to logout. Please try again.' },
    ]),
  );
  expect(screen.queryByText('At /login')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('At /login')).toBeTruthy();
});

function CarriedCode() {
  return <p>{JSON.stringify(useLocation().state)}</p>;
}

// proves header-7
it.each(['Login', 'Register'])('passes a referral code of this tab on to %s', (name) => {
  stubApi({});
  sessionStorage.setItem('referralCode', 'ASHA7K2P');
  openPage(
    <>
      <Header />
      <CarriedCode />
    </>,
    '/products',
    '*',
  );
  fireEvent.click(screen.getByRole('link', { name }));
  expect(screen.getByText('{"referralCode":"ASHA7K2P"}')).toBeTruthy();
  sessionStorage.clear();
});
