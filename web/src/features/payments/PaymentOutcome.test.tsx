// @vitest-environment jsdom
import type { Payment } from '@smriti/shared/payment/payments';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { showLanguage } from '#lib/language/language.ts';
import { loadWithTexts } from '#lib/language/texts.ts';
import { PaymentOutcome } from './PaymentOutcome';

const failed: Payment = {
  id: 'p1',
  user_id: 'u1',
  amount: 50,
  refunded_amount: 0,
  payment_type: 'order',
  payment_date: '2026-01-05T06:00:00.000Z',
  payment_status: 'failed',
  cart_id: null,
  order_id: null,
  placement_id: null,
  points: 0,
  payment_method: 'card',
  transaction_id: 'TXN_1_1',
  reference: 'PAY2345678A',
  provider: 'sandbox',
  livemode: false,
  checkout: null,
  failure: 'The bank declined it.',
};

function show(changes: Partial<Payment>): void {
  render(
    <MemoryRouter>
      <PaymentOutcome
        payment={{ ...failed, ...changes }}
        isFollowedUp
        isChecking={false}
        onCheck={vi.fn()}
      />
    </MemoryRouter>,
  );
}

it.each([
  [{ payment_type: 'initial', cart_id: 'a1' }, '/initial-payment?cartId=a1&amount=50'],
  [{ order_id: 'o1' }, '/total-payment?id=o1&amount=50'],
  [{ placement_id: 'g1' }, '/total-payment?placement_id=g1&amount=50'],
  [{ payment_type: 'credits', points: 500 }, '/total-payment?points=500&amount=50'],
] as const)('offers to repeat a failed payment of %j', (subject, path) => {
  show(subject);
  expect(screen.getByRole('alert').textContent).toContain('The bank declined it.');
  expect(screen.getByRole('link', { name: 'Pay again' }).getAttribute('href')).toBe(path);
});

// proves payments-6
it('gives a known reason in the language of the page', async () => {
  await loadWithTexts(() => Promise.resolve(), 'errors', 'orders');
  await act(() => showLanguage('hi'));
  const failure = 'Your card was declined. Please try another card.';
  show({ failure, failure_reason: 'card_declined' });
  const text = screen.getByRole('alert').textContent;
  await act(() => showLanguage('en'));
  expect(text).toContain('आपका कार्ड नामंज़ूर हो गया। कृपया दूसरा कार्ड आज़माएँ।');
  expect(text).not.toContain('declined');
  expect(screen.getByRole('alert').textContent).toContain(failure);
});
