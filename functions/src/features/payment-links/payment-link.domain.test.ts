import { paise } from '@smriti/shared/base/money';
import { expect, it } from 'vitest';
import {
  parsePaymentLinkToken,
  paymentLinkPeriod,
  paymentLinkState,
  toPaymentLinkToken,
} from './payment-link.domain';

const ID = 'AbCdEfGhIjKlMnOpQrSt';
const NOW = new Date('2026-11-10T10:00:00.000Z');
const { expires_at } = paymentLinkPeriod(NOW);
const items = ['ORD1', 'ORD2'].map((order_id) => ({
  order_id,
  album_id: order_id,
  title: '',
  product: '',
  quantity: 1,
  price_paise: paise(0),
}));
const order = (
  id: string,
  order_status: 'processing' | 'Cancelled',
  payment_status: 'pending' | 'paid',
) => ({
  id,
  order_status,
  payment_status,
});

// docs/rules.md#orders-31
it('opens a link only by the token of the same shop and link', () => {
  const token = toPaymentLinkToken('secret', ID);
  expect(token).toMatch(/^[A-Za-z0-9_-]{63}$/);
  expect(parsePaymentLinkToken('secret', token)).toBe(ID);
  expect(parsePaymentLinkToken('another secret', token)).toBeNull();
  expect(parsePaymentLinkToken('secret', token.replace(ID, ID.toLowerCase()))).toBeNull();
  for (const other of [token.slice(1), `${token}A`, ID, '']) {
    expect(parsePaymentLinkToken('secret', other)).toBeNull();
  }
});

it.each([
  ['open', [], NOW, 'open'],
  ['open', [], new Date(expires_at), 'expired'],
  ['withdrawn', [], NOW, 'withdrawn'],
  ['ordered', [], NOW, 'ordered'],
  [
    'ordered',
    [order('ORD1', 'processing', 'paid'), order('ORD2', 'processing', 'pending')],
    NOW,
    'ordered',
  ],
  [
    'ordered',
    [order('ORD1', 'processing', 'paid'), order('ORD2', 'Cancelled', 'pending')],
    NOW,
    'paid',
  ],
  [
    'ordered',
    [order('ORD1', 'Cancelled', 'pending'), order('ORD2', 'Cancelled', 'paid')],
    NOW,
    'cancelled',
  ],
  ['ordered', [order('ORD9', 'processing', 'paid')], NOW, 'ordered'],
] as const)('of state %s with the orders %j is at %s: %s', (state, orders, now, shown) => {
  expect(paymentLinkState({ state, items, expires_at }, orders, now)).toBe(shown);
});
