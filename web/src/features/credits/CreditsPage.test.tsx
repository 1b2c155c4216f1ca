import type { Credits as OwnCredits, CreditTransaction } from '@smriti/shared/payment/credits';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, pressButton, signInAsAsha, stubApi } from '#lib/page.test-data.tsx';
import { SHOP_TERMS } from '#lib/shop/shop-terms.test-data.ts';
import CreditsPage from './CreditsPage';

signInAsAsha();

const NONE: OwnCredits = {
  balance: 0,
  pending: 0,
  pending_rewards: [],
  inviter_reward: null,
  first_order_percent: 0,
  worth: 0,
  transactions: [],
  packs: [
    { points: 500, price: 50 },
    { points: 1000, price: 100 },
  ],
};

const bought = (number: number): CreditTransaction => ({
  id: `bought-${number}`,
  kind: 'bought',
  points: 10,
  balance_after: number * 10,
  created_at: '2026-01-05T06:00:00.000Z',
  reference: `PAY${number}`,
  reason: '',
});

function open(answers: Parameters<typeof stubApi>[0]) {
  const api = stubApi(answers);
  openPage(<CreditsPage />, '/my-account/account-credits');
  return api;
}

// proves rewards-2
it('shows no points at first, and how to get them', async () => {
  open({
    'GET /api/credits': NONE,
    'GET /api/shop-terms': { ...SHOP_TERMS, referral_points: 1_500 },
  });
  const history = await screen.findByRole('region', { name: 'Transaction History' });
  expect(history.textContent).toContain('You have no points yet.');
  await within(history).findByText(/earn 1,500 on their first order\./);
  expect(screen.getByText(/worth ₹0\.00/)).toBeTruthy();
  const invite = screen.getByRole('link', { name: 'Invite a friend' });
  expect(invite.getAttribute('href')).toBe('/my-account/account-refer');
});

it('shows why the shop changed the points', async () => {
  const given = { ...bought(1), kind: 'by_hand', reference: '', reason: 'Your parcel was late.' };
  open({ 'GET /api/credits': { ...NONE, balance: 10, transactions: [given] } });
  const row = (await screen.findByText('Your parcel was late.')).closest('tr');
  expect(row?.textContent).toContain('Changed by the shop');
});

it('shows the points on the way for orders of friends, and their conditions', async () => {
  const waiting = { name: 'Neha', points: 1_000, missing: ['delivery'], until: null };
  open({ 'GET /api/credits': { ...NONE, pending: 1_000, pending_rewards: [waiting] } });
  const balance = await screen.findByRole('region', { name: 'Your points' });
  expect(balance.textContent).toContain('1,000 points are on the way.');
  expect(balance.textContent).toContain('Neha');
  expect(balance.textContent).toContain('Their first order has to be delivered.');
});

it('shows the pending points of an inviter and their conditions', async () => {
  const until = '2026-09-08T12:00:00.000Z';
  const waiting = { points: 1_000, missing: ['your_email'], until };
  open({ 'GET /api/credits': { ...NONE, inviter_reward: waiting } });
  const sentence =
    'Your friend gets 1,000 points for inviting you. Please confirm your e-mail address. Please do so by 8 Sept 2026.';
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('shows the discount that is kept for the first order', async () => {
  open({ 'GET /api/credits': { ...NONE, first_order_percent: 10 } });
  expect(await screen.findByText(/^You have 10% off your first order\./)).toBeTruthy();
});

// proves rewards-2
it('leads to the payment of the chosen points', async () => {
  open({ 'GET /api/credits': NONE });
  fireEvent.click(await screen.findByRole('button', { name: 'Add Credits' }));
  fireEvent.click(await screen.findByRole('radio', { name: /^1,000 points/ }));
  const next = screen.getByRole('link', { name: 'Continue to payment' });
  expect(next.getAttribute('href')).toBe('/total-payment?points=1000&amount=100');
});

it('can be left without buying', async () => {
  open({ 'GET /api/credits': NONE });
  const add = await screen.findByRole('button', { name: 'Add Credits' });
  add.focus();
  pressButton('Add Credits');
  await screen.findByRole('dialog', { name: 'Add Credits' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^500 points/ }).checked).toBe(true);
  pressButton('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(add));
});

it('shows a long history page by page', async () => {
  const numbers = Array.from({ length: 25 }, (_, index) => 25 - index);
  const page = (of: number[]) => ({ ...NONE, balance: 250, transactions: of.map(bought) });
  const api = open({
    'GET /api/credits': ({ query }) =>
      query.get('cursor') === '20'
        ? page(numbers.slice(20))
        : Response.json(page(numbers.slice(0, 20)), { headers: { 'X-Next-Cursor': '20' } }),
  });
  expect(await screen.findByText('PAY25')).toBeTruthy();
  expect(screen.getAllByText(/^PAY\d+$/)).toHaveLength(20);
  pressButton('Show more');
  expect(await screen.findByText('PAY1')).toBeTruthy();
  expect(screen.getAllByText(/^PAY\d+$/)).toHaveLength(25);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(api.sent).toHaveLength(2);
});
