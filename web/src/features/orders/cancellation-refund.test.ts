import type { OrderDetail } from '@smriti/shared/order/orders';
import { describe, expect, it } from 'vitest';
import { computeCancellationRefund } from './cancellation-refund';

type OrderEvent = OrderDetail['history'][number];
const placed: OrderEvent = {
  at: '2026-01-05T06:00:00.000Z',
  print_state: null,
  by: 'owner',
  from: 'Pending',
  to: 'processing',
  payment_status: 'pending',
  note: '',
};
const paidBy = (by: OrderEvent['by']): OrderEvent => ({
  ...placed,
  by,
  from: 'processing',
  payment_status: 'paid',
});
const order = {
  history: [placed],
  amount_paid: 0,
  initial_paid: 213.85,
  gift_used: 100.1,
  points_used: 40,
  discount: 0,
  coupon: null,
};

describe('computeCancellationRefund', () => {
  it('contains balances and initial payment of an unpaid order', () => {
    expect(computeCancellationRefund(order)).toEqual({
      amount: 213.85,
      outside: 0,
      gift: 100.1,
      points: 40,
      hasDiscount: false,
      coupon: null,
    });
  });

  it('adds the paid amount, to the paisa', () => {
    const paid = { ...order, history: [placed, paidBy('system')], amount_paid: 0.1, discount: 5 };
    expect(computeCancellationRefund({ ...paid, initial_paid: 0.2 })).toMatchObject({
      amount: 0.3,
      outside: 0,
      hasDiscount: true,
    });
  });

  it('separates the coupon from the referral discount', () => {
    const coupon = { code: 'DIWALI20', title: 'Diwali', kind: 'percent', amount: 5 } as const;
    expect(computeCancellationRefund({ ...order, discount: 5, coupon })).toMatchObject({
      hasDiscount: false,
      coupon: 'DIWALI20',
    });
  });

  it('separates payments outside of the shop', () => {
    const shipped = { ...paidBy('admin'), note: 'later' };
    const history = [placed, { ...paidBy('admin'), note: 'Cash' }, shipped];
    expect(computeCancellationRefund({ ...order, history, amount_paid: 900 })).toMatchObject({
      amount: 213.85,
      outside: 900,
    });
  });
});
