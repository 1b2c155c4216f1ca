// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import {
  rejectWithoutConnection,
  openPage,
  pressButton,
  signInAsAsha,
  stubApi,
  typeInto,
} from '#lib/page.test-data.tsx';
import GiftCardPage from './GiftCardPage';
import { useRedeemGiftCard } from './use-gift-card';

signInAsAsha();

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

it('sends a code once for two quick presses', async () => {
  const fetch = vi.fn(() =>
    Promise.resolve(Response.json({ message: 'Not now.' }, { status: 422 })),
  );
  vi.stubGlobal('fetch', fetch);
  const { result } = renderHook(() => useRedeemGiftCard(() => undefined), { wrapper });
  await act(async () => {
    result.current.send('SMRITI');
    result.current.send('SMRITI');
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(fetch).toHaveBeenCalledTimes(1);

  await act(async () => {
    result.current.send('SMRITI');
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(fetch).toHaveBeenCalledTimes(2);
});

const REDEEM = 'POST /api/gift-cards/redeem';

it('requires a code, and focuses its field', async () => {
  const api = stubApi({ 'GET /api/gift-cards/balance': { balance: 0 } });
  openPage(<GiftCardPage />, '/my-account/account-gift-card');
  expect(screen.getByText('Loading your balance...')).toBeTruthy();
  pressButton('Redeem');
  const field = screen.getByLabelText('Gift card code');
  expect(screen.getByText('Please enter a gift card code.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  typeInto('Gift card code', 'A');
  expect(screen.queryByText('Please enter a gift card code.')).toBeNull();
  expect(api.sentTo(REDEEM)).toEqual([]);
  await screen.findByText('₹0.00');
});

it('repeats the same card with the same key after a lost answer', async () => {
  const api = stubApi({
    'GET /api/gift-cards/balance': { balance: 0 },
    [REDEEM]: rejectWithoutConnection,
  });
  openPage(<GiftCardPage />, '/my-account/account-gift-card');
  await screen.findByText('₹0.00');
  typeInto('Gift card code', ' ABCD-EFGH ');
  pressButton('Redeem');
  expect(await screen.findByText(/^The shop cannot be reached\./)).toBeTruthy();
  expect(screen.getByLabelText('Gift card code').getAttribute('aria-invalid')).toBe('true');
  api.set(REDEEM, { balance: 500, amount: 500, message: 'Gift card redeemed successfully!' });
  pressButton('Redeem');
  expect(await screen.findByText('₹500.00 was added to your balance.')).toBeTruthy();
  expect(screen.getByText('₹500.00')).toBeTruthy();
  const [first, second] = api.sentTo(REDEEM);
  expect(second?.key).toBe(first?.key);
  expect(second?.body).toEqual({ code: 'ABCD-EFGH' });
});
