import { paise } from '@smriti/shared/base/money';
import { describe, expect, it } from 'vitest';
import {
  isPaymentBeingConfirmed,
  isInitialPaymentCreditable,
  isPaymentReusable,
  isSamePaymentCall,
  remainingInitialPayment,
} from './payment.domain';

describe('isPaymentBeingConfirmed', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 10, minute));
  const submitted = { payment_status: 'pending', submitted_at: at(0).toISOString() } as const;

  it('is true for a quarter of an hour after the proof', () => {
    expect(isPaymentBeingConfirmed(submitted, at(14))).toBe(true);
    expect(isPaymentBeingConfirmed(submitted, at(15))).toBe(false);
  });

  it('is false without a proof, and after an answer of the provider', () => {
    expect(isPaymentBeingConfirmed({ ...submitted, submitted_at: null }, at(1))).toBe(false);
    const looked = { ...submitted, attention: { reason: 'other_amount' } };
    expect(isPaymentBeingConfirmed(looked, at(60))).toBe(true);
    expect(isPaymentBeingConfirmed({ ...submitted, payment_status: 'failed' }, at(1))).toBe(false);
  });
});

describe('isSamePaymentCall', () => {
  const call = {
    payment_type: 'initial',
    payment_method: 'card',
    amount_paise: paise(50_000),
    cart_id: 'a1',
    order_id: null,
    placement_id: null,
    points: 0,
  };

  it('is true for the same call', () => {
    expect(isSamePaymentCall(call, { ...call })).toBe(true);
  });

  it.each([
    { payment_type: 'order' },
    { payment_method: 'upi' },
    { amount_paise: paise(50_001) },
    { cart_id: 'a2' },
    { order_id: 'o1' },
    { placement_id: 'p1' },
    { points: 500 },
  ])('is false with another %o', (change) => {
    expect(isSamePaymentCall(call, { ...call, ...change })).toBe(false);
  });
});

describe('isPaymentReusable', () => {
  const due = {
    payment_type: 'order',
    payment_method: 'card',
    amount_paise: paise(50_000),
    cart_id: null,
    order_id: null,
    placement_id: 'p1',
    points: 0,
    provider: 'razorpay',
    livemode: true,
    order_ids: ['o1', 'o2'],
    paid_before_paise: paise(0),
  };
  const open = { ...due, payment_status: 'pending', submitted_at: null } as const;

  it('is true for an open payment of the same amount due, also with another method', () => {
    expect(isPaymentReusable(open, due)).toBe(true);
    expect(isPaymentReusable(open, { ...due, payment_method: 'upi' })).toBe(true);
  });

  it.each([
    { payment_status: 'failed' },
    { submitted_at: '2026-03-01T10:00:00.000Z' },
    { attention: { reason: 'other_amount' } },
    { amount_paise: paise(50_001) },
    { provider: 'sandbox' },
    { livemode: false },
    { order_ids: ['o1'] },
    { paid_before_paise: paise(1) },
    { placement_id: 'p2' },
  ] as const)('is false for one with %o', (change) => {
    expect(isPaymentReusable({ ...open, ...change }, due)).toBe(false);
  });
});

describe('remainingInitialPayment', () => {
  const album = {
    status: 'Draft',
    is_placed: false,
    initial_due_paise: paise(30_000),
    initial_paid_paise: paise(0),
  } as const;
  const dueNow = () => paise(50_000);

  it('is the current amount while the content can be edited', () => {
    expect(remainingInitialPayment(album, dueNow)).toBe(50_000);
    expect(remainingInitialPayment({ ...album, status: 'Cart' }, dueNow)).toBe(50_000);
  });

  it('is the amount of the request afterwards', () => {
    for (const status of ['Requested', 'Responded', 'Approved'] as const) {
      expect(remainingInitialPayment({ ...album, status }, dueNow)).toBe(30_000);
    }
  });

  it('excludes what is paid, and is never negative', () => {
    const paid = { ...album, initial_paid_paise: paise(20_000) };
    expect(remainingInitialPayment(paid, dueNow)).toBe(30_000);
    expect(remainingInitialPayment({ ...paid, initial_paid_paise: paise(60_000) }, dueNow)).toBe(0);
  });

  it('is zero once the album is placed', () => {
    expect(remainingInitialPayment({ ...album, status: 'Approved', is_placed: true }, dueNow)).toBe(
      0,
    );
  });
});

describe('isInitialPaymentCreditable', () => {
  const album = { is_placed: false, initial_paid_paise: paise(10_000) };

  it('is true on top of what was paid when the payment began', () => {
    expect(isInitialPaymentCreditable(album, paise(10_000))).toBe(true);
  });

  it('is false if another payment was faster, or the album is placed or deleted', () => {
    expect(isInitialPaymentCreditable(album, paise(0))).toBe(false);
    expect(isInitialPaymentCreditable({ ...album, is_placed: true }, paise(10_000))).toBe(false);
    expect(isInitialPaymentCreditable(null, paise(10_000))).toBe(false);
  });
});
