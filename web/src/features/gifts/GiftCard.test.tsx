import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, press, signedInAsAsha, stubApi, type } from '#lib/page.test-data.tsx';
import GiftCard from './GiftCard';

signedInAsAsha();

const REDEEM = 'POST /api/gift-cards/redeem';

// proves rewards-3
it('asks for a code where there is none, and sends nothing', async () => {
  const api = stubApi({ 'GET /api/gift-cards/balance': { balance: 2500 } });
  openPage(<GiftCard />, '/my-account/account-gift-card');
  expect(await screen.findByText('₹2,500.00')).toBeTruthy();
  type('Gift card code', '   ');
  press('Redeem');
  expect(screen.getByText('Please enter a gift card code.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Gift card code'));
  expect(api.sentTo(REDEEM)).toEqual([]);
  type('Gift card code', 'SMRT2345ABCDEFGH');
  expect(screen.queryByText('Please enter a gift card code.')).toBeNull();
});
