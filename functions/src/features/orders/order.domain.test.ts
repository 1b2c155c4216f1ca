import { paise } from '@smriti/shared/base/money';
import { ORDER_STATUSES } from '@smriti/shared/order/order-states';
import { PAYMENT_STATUSES } from '@smriti/shared/payment/payment-states';
import { describe, expect, it } from 'vitest';
import { toOrderShipping, isPaymentOpen, isOrderPayable, totalDuePaise } from './order.domain';

const order = {
  order_status: 'processing',
  payment_status: 'pending',
  is_reorder: false,
  amounts: { due_paise: paise(50_000) },
} as const;

describe('toOrderShipping', () => {
  it('copies the choice of the customer, without internal fields of the method', () => {
    const chosen = {
      id: 1,
      name: 'Courier',
      description: 'By road.',
      price_paise: paise(7_900),
      min_days: 3,
      max_days: 5,
      hi: { name: 'कूरियर' },
    };
    const noted = { version: 4, changed_by: 'meera', changed_at: '2026-01-21T09:00:00Z' };
    const method = { ...chosen, ...noted, is_active: true };
    expect(toOrderShipping(method)).toEqual(chosen);
  });
});

describe('isPaymentOpen', () => {
  it('is true for unpaid orders that are not cancelled', () => {
    const open = ORDER_STATUSES.flatMap((order_status) =>
      PAYMENT_STATUSES.filter((payment_status) =>
        isPaymentOpen({ order_status, payment_status }),
      ).map((payment_status) => `${order_status} ${payment_status}`),
    );
    expect(open).toEqual(
      ['Pending', 'processing', 'Shipped', 'Delivered'].flatMap((status) => [
        `${status} pending`,
        `${status} failed`,
      ]),
    );
  });
});

describe('isOrderPayable', () => {
  it('requires a placed order or a reorder', () => {
    expect(isOrderPayable(order)).toBe(true);
    expect(isOrderPayable({ ...order, order_status: 'Pending' })).toBe(false);
    expect(isOrderPayable({ ...order, order_status: 'Pending', is_reorder: true })).toBe(true);
    expect(isOrderPayable({ ...order, payment_status: 'paid' })).toBe(false);
    expect(isOrderPayable({ ...order, order_status: 'Cancelled' })).toBe(false);
  });
});

describe('sums up the amounts due', () => {
  it('leaves out what is paid or cancelled', () => {
    const orders = [
      order,
      { ...order, payment_status: 'failed' as const },
      { ...order, payment_status: 'paid' as const },
      { ...order, order_status: 'Cancelled' as const },
      { ...order, amounts: null },
    ];
    expect(totalDuePaise(orders)).toBe(100_000);
    expect(totalDuePaise([])).toBe(0);
  });
});
