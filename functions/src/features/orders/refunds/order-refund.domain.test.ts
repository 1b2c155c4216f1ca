import { paise } from '@smriti/shared/base/money';
import { describe, expect, it } from 'vitest';
import type { PaidParts } from '../order.records';
import {
  coversPastRefunds,
  refundableAmounts,
  refundTotalPaise,
  unrefundedParts,
  remainingPoints,
  splitRefund,
} from './order-refund.domain';

const amounts = {
  subtotal_paise: paise(1_000_00),
  shipping_paise: paise(79_00),
  discount_paise: paise(0),
  coupon_paise: paise(0),
  initial_paid_paise: paise(200_00),
  gift_paise: paise(100_00),
  due_paise: paise(769_00),
  points: 100,
  points_paise: paise(10_00),
};
const order: Parameters<typeof refundableAmounts>[0] = {
  amounts,
  refunds: [],
  paid_by: 'payment-1',
  payment_status: 'paid',
  order_status: 'processing',
};

const none = {
  due_paise: paise(0),
  initial_paise: paise(0),
  gift_paise: paise(0),
  points_paise: paise(0),
};
const refunded = (parts: Partial<PaidParts>): typeof order => {
  const at = '2026-03-01T10:00:00.000Z';
  const refund = { id: 'r1', at, by_uid: 'tara', to: 'payment', reason: 'Torn' } as const;
  return { ...order, refunds: [{ ...refund, ...none, ...parts }] };
};

describe('the refundable amount', () => {
  it('is what the provider received for the payment method, and everything for the gift balance', () => {
    expect(refundableAmounts(order)).toEqual({ payment: 969_00, gift: 1_079_00 });
    expect(refundableAmounts({ ...order, paid_by: null })).toEqual({
      payment: 200_00,
      gift: 1_079_00,
    });
  });

  it('is zero for unpaid, fully refunded and cancelled orders', () => {
    const nothing = { payment: 0, gift: 0 };
    expect(refundableAmounts({ ...order, payment_status: 'pending' })).toEqual(nothing);
    expect(refundableAmounts({ ...order, payment_status: 'refunded' })).toEqual(nothing);
    expect(refundableAmounts({ ...order, order_status: 'Cancelled' })).toEqual(nothing);
  });

  it('excludes earlier refunds', () => {
    const before = refunded({ due_paise: paise(700_00), points_paise: paise(5_05) });
    expect(refundableAmounts(before)).toEqual({ payment: 269_00, gift: 373_95 });
    expect(unrefundedParts(before)).toMatchObject({ due_paise: 69_00, points_paise: 4_95 });
    expect(remainingPoints(before)).toBe(49);
    expect(remainingPoints(order)).toBe(100);
  });
});

describe('the source of a refund', () => {
  it('is the payment of the order first, then the initial payment', () => {
    expect(splitRefund(order, 'payment', paise(800_00))).toEqual({
      ...none,
      due_paise: 769_00,
      initial_paise: 31_00,
    });
    const outside = { ...order, paid_by: null };
    expect(splitRefund(outside, 'payment', paise(50_00))).toEqual({
      ...none,
      initial_paise: 50_00,
    });
  });

  it('is the used gift balance first, for the gift balance', () => {
    const taken = splitRefund(order, 'gift', paise(150_00));
    expect(taken).toEqual({ ...none, gift_paise: 100_00, points_paise: 10_00, due_paise: 40_00 });
    expect(refundTotalPaise(taken)).toBe(150_00);
  });

  it('never exceeds what is left', () => {
    expect(() => splitRefund(order, 'payment', paise(969_01))).toThrow(RangeError);
  });
});

it('leaves shipping to a cancelled order whose refunds it has paid for', () => {
  const moved = { ...amounts, due_paise: paise(690_00), shipping_paise: paise(0) };
  expect(coversPastRefunds(refunded({ due_paise: paise(690_00) }), moved)).toBe(true);
  expect(coversPastRefunds(refunded({ due_paise: paise(690_01) }), moved)).toBe(false);
});
