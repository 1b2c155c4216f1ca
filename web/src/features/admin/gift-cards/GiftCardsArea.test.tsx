import type { GiftCard } from '@smriti/shared/payment/gift-card-management';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
} from '#lib/page.test-data.tsx';
import GiftCardsArea from './GiftCardsArea';

signInAsAsha();

const TIME = '2026-01-21T09:05:00.000Z';
const cardOf = (ending: string, state: GiftCard['state'], redeemed_by: string | null = null) => ({
  id: `card-${ending}`,
  ending,
  amount: 500,
  state,
  made_at: TIME,
  expires_at: null,
  redeemed_by,
  redeemed_at: redeemed_by && TIME,
});
const LIST = 'GET /api/gift-cards';
const CANCEL = 'DELETE /api/gift-cards/card-AAAA';

it('offers to cancel only redeemable cards', async () => {
  const cards = [
    cardOf('AAAA', 'unused'),
    cardOf('BBBB', 'expired'),
    cardOf('CCCC', 'cancelled'),
    cardOf('DDDD', 'used', 'asha'),
    cardOf('EEEE', 'used'),
  ];
  stubApi({ [LIST]: { cards } });
  openPage(<GiftCardsArea />, '/admin/gift-cards');
  await screen.findByText('ends with EEEE');
  const offers = screen.getAllByRole('button', { name: /^Cancel the card/ });
  expect(offers.map((offer) => offer.getAttribute('aria-label'))).toEqual([
    'Cancel the card that ends with AAAA',
  ]);
  const customer = screen.getByRole('link', { name: 'Customer of the card that ends with DDDD' });
  expect(customer.getAttribute('href')).toBe('/admin/customers/asha');
});

it('cancels a card after a confirmation, and shows a failure', async () => {
  const cards = [cardOf('AAAA', 'unused')];
  const api = stubApi({
    [LIST]: { cards },
    [CANCEL]: answerWithError(409, 'It was used just now.'),
  });
  openPage(<GiftCardsArea />, '/admin/gift-cards');
  await screen.findByText('ends with AAAA');
  pressButton('Cancel the card that ends with AAAA');
  const dialog = screen.getByRole('dialog', { name: 'Cancel this gift card?' });
  expect(dialog.textContent).toContain('₹500.00, ends with AAAA');
  expect(api.sentTo(CANCEL)).toEqual([]);
  const confirm = () =>
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel the card' }));
  confirm();
  expect((await within(dialog).findByRole('alert')).textContent).toBe('It was used just now.');
  api.set(CANCEL, { card: cardOf('AAAA', 'cancelled') });
  api.set(LIST, { cards: [cardOf('AAAA', 'cancelled')] });
  confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Cancelled', { selector: 'td *' })).toBeTruthy();
  expect(api.sentTo(CANCEL)).toHaveLength(2);
});
