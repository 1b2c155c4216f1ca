import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showLanguage } from '#lib/language/language.ts';
import {
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
  typeInto,
} from '#lib/page.test-data.tsx';
import GiftCardPage from './GiftCardPage';

signInAsAsha();

const REDEEM = 'POST /api/gift-cards/redeem';

// proves rewards-3
it('requires a code, and sends nothing without one', async () => {
  const api = stubApi({ 'GET /api/gift-cards/balance': { balance: 2500 } });
  openPage(<GiftCardPage />, '/my-account/account-gift-card');
  expect(await screen.findByText('₹2,500.00')).toBeTruthy();
  typeInto('Gift card code', '   ');
  pressButton('Redeem');
  expect(screen.getByText('Please enter a gift card code.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Gift card code'));
  expect(api.sentTo(REDEEM)).toEqual([]);
  typeInto('Gift card code', 'SMRT2345ABCDEFGH');
  expect(screen.queryByText('Please enter a gift card code.')).toBeNull();
});

// proves rewards-1
it('shows why a code is refused, and the amount that a card adds', async () => {
  const BALANCE = 'GET /api/gift-cards/balance';
  const invalid = 'This gift card code is not valid. Please check it and try again.';
  const used = 'This gift card code has already been used.';
  const api = stubApi({ [BALANCE]: { balance: 0 }, [REDEEM]: answerWithError(422, invalid) });
  openPage(<GiftCardPage />, '/my-account/account-gift-card');
  const balance = await screen.findByRole('region', { name: 'Your balance' });
  await waitFor(() => expect(balance.textContent).toContain('₹0.00'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gift Card');
  expect(document.title).toBe('Gift Card · Smriti');
  const code = screen.getByLabelText<HTMLInputElement>('Gift card code');
  typeInto('Gift card code', 'ABCD-EFGH');
  pressButton('Redeem');
  expect(await screen.findByText(invalid)).toBeTruthy();
  expect(code.value).toBe('ABCD-EFGH');
  expect(document.activeElement).toBe(code);

  api.set(REDEEM, () => {
    api.set(BALANCE, { balance: 500 });
    return { message: 'Gift card redeemed successfully!', amount: 500, balance: 500 };
  });
  typeInto('Gift card code', 'smrt-2345-abcd-efgh');
  pressButton('Redeem');
  expect(await screen.findByText('Gift card redeemed successfully!')).toBeTruthy();
  expect(screen.getByText('₹500.00 was added to your balance.')).toBeTruthy();
  await waitFor(() => expect(balance.textContent).toContain('₹500.00'));
  expect(code.value).toBe('');

  api.set(REDEEM, answerWithError(422, used));
  typeInto('Gift card code', 'SMRT2345ABCDEFGH');
  pressButton('Redeem');
  expect(await screen.findByText(used)).toBeTruthy();
  expect(screen.queryByText('Gift card redeemed successfully!')).toBeNull();
});

// proves rewards-1
it('confirms in the language of the page, in which the server does not answer', async () => {
  stubApi({
    'GET /api/gift-cards/balance': { balance: 0 },
    [REDEEM]: { message: 'Gift card redeemed successfully!', amount: 500, balance: 500 },
  });
  await act(() => showLanguage('hi'));
  openPage(<GiftCardPage />, '/my-account/account-gift-card');
  typeInto('गिफ़्ट कार्ड का कोड', 'SMRT2345ABCDEFGH');
  pressButton('रिडीम करें');
  expect(await screen.findByText('गिफ़्ट कार्ड रिडीम हो गया!')).toBeTruthy();
  expect(screen.queryByText('Gift card redeemed successfully!')).toBeNull();
  await act(() => showLanguage('en'));
});
