import { AppError } from '@smriti/shared/base/errors';
import { paise } from '@smriti/shared/base/money';
import { ORDER_STATUSES } from '@smriti/shared/order/order-states';
import { PAYMENT_STATUSES } from '@smriti/shared/payment/payments';
import { describe, expect, it } from 'vitest';
import { assertOrderMove, isOpen, isPayable, owed, stepped } from './order.domain';

const order = {
  order_status: 'processing',
  payment_status: 'pending',
  is_reorder: false,
  amounts: { due_paise: paise(50_000) },
} as const;

describe('isOpen', () => {
  it('holds for what stands and is not paid', () => {
    const open = ORDER_STATUSES.flatMap((order_status) =>
      PAYMENT_STATUSES.filter((payment_status) => isOpen({ order_status, payment_status })).map(
        (payment_status) => `${order_status} ${payment_status}`,
      ),
    );
    expect(open).toEqual(
      ['Pending', 'processing', 'Shipped', 'Delivered'].flatMap((status) => [
        `${status} pending`,
        `${status} failed`,
      ]),
    );
  });
});

describe('isPayable', () => {
  it('asks for a placed order, or a reorder', () => {
    expect(isPayable(order)).toBe(true);
    expect(isPayable({ ...order, order_status: 'Pending' })).toBe(false);
    expect(isPayable({ ...order, order_status: 'Pending', is_reorder: true })).toBe(true);
    expect(isPayable({ ...order, payment_status: 'paid' })).toBe(false);
    expect(isPayable({ ...order, order_status: 'Cancelled' })).toBe(false);
  });
});

describe('owed', () => {
  it('leaves out what is paid or cancelled', () => {
    const orders = [
      order,
      { ...order, payment_status: 'failed' as const },
      { ...order, payment_status: 'paid' as const },
      { ...order, order_status: 'Cancelled' as const },
      { ...order, amounts: null },
    ];
    expect(owed(orders)).toBe(100_000);
    expect(owed([])).toBe(0);
  });
});

describe('assertOrderMove', () => {
  it('refuses an illegal move with those that are allowed', () => {
    expect(() => assertOrderMove('processing', 'Shipped', 'admin')).not.toThrow();
    const refusal = (() => {
      try {
        assertOrderMove('processing', 'Delivered', 'admin');
      } catch (error) {
        return error;
      }
      return null;
    })();
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({
      code: 'conflict',
      details: { order_status: 'processing', allowed: ['Shipped', 'Cancelled'] },
    });
  });
});

describe('stepped', () => {
  const now = new Date('2026-03-01T10:00:00.000Z');
  const before = { ...order, history: [], updated_at: '2026-02-01T10:00:00.000Z' };

  it('notes a move, and keeps the payment as it is', () => {
    const after = stepped(before, { by: 'admin', to: 'Shipped', note: 'By road', now });
    expect(after).toMatchObject({ order_status: 'Shipped', payment_status: 'pending' });
    expect(after.updated_at).toBe(now.toISOString());
    expect(after.history).toEqual([
      {
        at: now.toISOString(),
        by: 'admin',
        from: 'processing',
        to: 'Shipped',
        payment_status: 'pending',
        note: 'By road',
      },
    ]);
  });

  it('notes a payment, and keeps the state as it is', () => {
    const after = stepped(before, { by: 'system', payment_status: 'paid', now });
    expect(after.history).toMatchObject([
      { from: 'processing', to: 'processing', payment_status: 'paid', note: '' },
    ]);
    expect(before.history).toEqual([]);
  });
});
