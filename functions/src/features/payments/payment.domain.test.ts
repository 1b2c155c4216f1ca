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

  it('holds for a quarter of an hour from the proof on', () => {
    expect(isPaymentBeingConfirmed(submitted, at(14))).toBe(true);
    expect(isPaymentBeingConfirmed(submitted, at(15))).toBe(false);
  });

  it('does not hold without a proof, nor when the provider has spoken', () => {
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

  it('holds for the same call', () => {
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
  ])('does not hold with another %o', (change) => {
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

  it('holds for an open payment of the same due, by another method too', () => {
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
  ] as const)('does not hold for one with %o', (change) => {
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

  it('is what is asked today while the content is open', () => {
    expect(remainingInitialPayment(album, dueNow)).toBe(50_000);
    expect(remainingInitialPayment({ ...album, status: 'Cart' }, dueNow)).toBe(50_000);
  });

  it('is what was asked at the request from then on', () => {
    for (const status of ['Requested', 'Responded', 'Approved'] as const) {
      expect(remainingInitialPayment({ ...album, status }, dueNow)).toBe(30_000);
    }
  });

  it('leaves out what is paid, and is never less than nothing', () => {
    const paid = { ...album, initial_paid_paise: paise(20_000) };
    expect(remainingInitialPayment(paid, dueNow)).toBe(30_000);
    expect(remainingInitialPayment({ ...paid, initial_paid_paise: paise(60_000) }, dueNow)).toBe(0);
  });

  it('is nothing once the album is placed', () => {
    expect(remainingInitialPayment({ ...album, status: 'Approved', is_placed: true }, dueNow)).toBe(
      0,
    );
  });
});

describe('isInitialPaymentCreditable', () => {
  const album = { is_placed: false, initial_paid_paise: paise(10_000) };

  it('holds on top of what was paid when the payment began', () => {
    expect(isInitialPaymentCreditable(album, paise(10_000))).toBe(true);
  });

  it('does not hold when another payment was faster, or the album is placed or gone', () => {
    expect(isInitialPaymentCreditable(album, paise(0))).toBe(false);
    expect(isInitialPaymentCreditable({ ...album, is_placed: true }, paise(10_000))).toBe(false);
    expect(isInitialPaymentCreditable(null, paise(10_000))).toBe(false);
  });
});
