// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage, stubApi } from '#lib/page.test-data.tsx';
import { CancellationNotice } from './CancellationNotice';

type Cancelled = ComponentProps<typeof CancellationNotice>['order'];

const at = '2026-01-05T06:00:00.000Z';
const placed = {
  at,
  by: 'owner',
  from: 'Pending',
  to: 'processing',
  print_state: null,
  note: '',
} as const;
const cancelled: Cancelled = {
  payment_status: 'pending',
  initial_paid: 0,
  amount_paid: 0,
  gift_used: 0,
  points_used: 0,
  discount: 0,
  coupon: null,
  given_back: { amount: 0, gift: 0, points: 0, is_referral_discount_open: false },
  history: [{ ...placed, payment_status: 'pending' }],
};
const paidOutside: Cancelled = {
  ...cancelled,
  payment_status: 'paid',
  amount_paid: 900,
  history: [
    ...cancelled.history,
    { ...placed, by: 'admin', from: 'processing', payment_status: 'paid', note: 'Cash' },
  ],
};

function told(order: Cancelled): string {
  stubApi({ 'GET /api/talk-to-us': [] });
  openPage(<CancellationNotice order={order} />, '/view-order');
  return screen.getByRole('status').textContent;
}

afterEach(() => vi.useRealTimers());

describe('CancellationNotice', () => {
  it('shows when the refund arrives, and whom to call after that day', () => {
    const given_back = { amount: 553, gift: 0, points: 0, is_referral_discount_open: false };
    const event: Cancelled['history'][number] = {
      ...placed,
      from: 'processing',
      to: 'Cancelled',
      payment_status: 'refunded',
      at: '2026-11-24T06:00:00.000Z',
    };
    const history = [...cancelled.history, event];
    const order: Cancelled = { ...cancelled, given_back, history };
    vi.setSystemTime('2026-11-24T07:00:00.000Z');
    expect(told(order)).toContain('in 5 to 7 working days, by 3 Dec 2026 at the latest');
    cleanup();
    vi.setSystemTime('2026-12-08T07:00:00.000Z');
    expect(told(order)).toContain(
      'by 3 Dec 2026. If it is not there, please call us: 1800 123 4567',
    );
  });

  it('shows that nothing was paid or used', () => {
    expect(told(cancelled)).toContain('You had not paid anything for it.');
  });

  it('shows that the shop will contact the customer about an outside payment', () => {
    expect(told(paidOutside)).toBe(
      'This order is cancelled. You get back:₹900.00 that you paid outside this shop: we will write to you about it',
    );
  });

  it('shows this too for a remaining initial payment, or without data', () => {
    expect(told({ ...paidOutside, initial_paid: 100, given_back: null })).toContain('₹900.00');
  });

  it('shows a recorded outside refund', () => {
    expect(told({ ...paidOutside, payment_status: 'refunded' })).toBe(
      'This order is cancelled. You got back:₹900.00 that you paid outside this shop',
    );
  });

  it('lists all refunds', () => {
    const given_back = { amount: 50, gift: 20, points: 30, is_referral_discount_open: true };
    const text = told({ ...cancelled, given_back });
    for (const part of ['₹50.00', '₹20.00', '30 points', 'referral discount']) {
      expect(text).toContain(part);
    }
  });
});
