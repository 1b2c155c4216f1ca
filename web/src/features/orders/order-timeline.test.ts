// @vitest-environment jsdom
import { ORDER_STATUSES } from '@smriti/shared/order/order-states';
import type { OrderDetail } from '@smriti/shared/order/orders';
import { describe, expect, it } from 'vitest';
import { showLanguage } from '#lib/language/language.ts';
import { loadWithTexts } from '#lib/language/texts.ts';
import { listFutureSteps, createOrderTimeline } from './order-timeline';

type OrderEvent = OrderDetail['history'][number];
const made: OrderEvent = {
  at: '2026-01-05T06:00:00.000Z',
  by: 'owner',
  from: null,
  to: 'Pending',
  payment_status: 'pending',
  print_state: null,
  note: '',
};
const step = (changes: Partial<OrderEvent>): OrderEvent => ({ ...made, ...changes });
const NOTHING_BACK = { refunds: [], given_back: null };
const kinds = (history: OrderEvent[], is_reorder = false) =>
  createOrderTimeline({ history, is_reorder, ...NOTHING_BACK }).map(({ kind }) => kind);

describe('createOrderTimeline', () => {
  it('lists the steps of an order', () => {
    const history = [
      made,
      step({ from: 'Pending', to: 'processing' }),
      step({ from: 'processing', to: 'processing', payment_status: 'failed', by: 'system' }),
      step({ from: 'processing', to: 'processing', payment_status: 'paid', by: 'system' }),
      step({ from: 'processing', to: 'Shipped', payment_status: 'paid', by: 'admin' }),
      step({ from: 'Shipped', to: 'Delivered', payment_status: 'paid', by: 'admin' }),
    ];
    expect(kinds(history)).toEqual([
      'made',
      'placed',
      'paymentFailed',
      'paid',
      'shipped',
      'delivered',
    ]);
  });

  it('shows a note of the software in the language of the page, and notes of people unchanged', async () => {
    await loadWithTexts(() => Promise.resolve(), 'errors');
    const unpaid = step({
      to: 'Cancelled',
      by: 'system',
      note: 'It was not paid within 7 days.',
      note_reason: 'order_not_paid',
      note_params: { days: '7' },
    });
    const written = step({ to: 'Cancelled', by: 'admin', note: 'You asked us to.' });
    const notes = () =>
      createOrderTimeline({ history: [unpaid, written], is_reorder: false, ...NOTHING_BACK }).map(
        ({ note }) => note,
      );
    await showLanguage('hi');
    const hindi = notes();
    await showLanguage('en');
    expect(hindi).toEqual(['इसका पेमेंट 7 दिनों में नहीं हुआ।', 'You asked us to.']);
    expect(notes()).toEqual(['It was not paid within 7 days.', 'You asked us to.']);
  });

  it('joins placing and paying at the same time', () => {
    const paid = step({ from: 'Pending', to: 'processing', payment_status: 'paid' });
    expect(kinds([made, paid], true)).toEqual(['reordered', 'placedAndPaid']);
  });

  it('shows a cancellation once, regardless of the payment', () => {
    const paid = step({ from: 'Pending', to: 'processing', payment_status: 'paid' });
    const cancelled = step({ from: 'processing', to: 'Cancelled', payment_status: 'refunded' });
    expect(kinds([made, paid, cancelled]).at(-1)).toBe('cancelled');
  });

  it('shows the printing steps', () => {
    const stays = { from: 'processing', to: 'processing', payment_status: 'paid' } as const;
    const paid = step({ ...stays, print_state: 'waiting' });
    const printing = step({ ...stays, print_state: 'printing', by: 'printer' });
    const printed = step({ ...stays, print_state: 'printed', by: 'printer' });
    const again = step({ ...stays, print_state: 'printing', by: 'printer' });
    expect(kinds([made, paid, printing, printed, again]).slice(1)).toEqual([
      'paid',
      'printing',
      'printed',
      'printing',
    ]);
  });

  it('shows refunds and notes separately', () => {
    const paid = step({ from: 'Pending', to: 'processing', payment_status: 'paid' });
    const stays = { from: 'processing', to: 'processing' } as const;
    const noted = step({ ...stays, payment_status: 'paid', note: 'Printed.' });
    const refunded = step({ ...stays, payment_status: 'refunded' });
    expect(kinds([made, paid, noted, refunded]).slice(2)).toEqual(['noted', 'refunded']);
    expect(
      createOrderTimeline({ history: [made, paid, noted], is_reorder: false, ...NOTHING_BACK })[2],
    ).toMatchObject({
      note: 'Printed.',
      by: 'owner',
    });
  });
});

describe('timelineOf, about refunds', () => {
  const paid = step({ from: 'Pending', to: 'processing', payment_status: 'paid' });
  const refund = { id: 'r1', at: '2026-01-07T06:00:00.000Z', reason: 'Late', amount: 100 };
  const order = { history: [made, paid], is_reorder: false, ...NOTHING_BACK };
  const told = (changes: Partial<Parameters<typeof createOrderTimeline>[0]>) =>
    createOrderTimeline({ ...order, ...changes }).map(({ kind, amount }) => [kind, amount]);

  it('lists each refund once, with its amount', () => {
    const gift = { ...refund, id: 'r2', at: '2026-01-08T06:00:00.000Z', to: 'gift' } as const;
    const refunds = [{ ...refund, to: 'payment' } as const, gift];
    const whole = step({
      from: 'processing',
      to: 'processing',
      payment_status: 'refunded',
      by: 'admin',
      at: gift.at,
    });
    const shipped = step({
      from: 'processing',
      to: 'Shipped',
      payment_status: 'paid',
      at: '2026-01-06T06:00:00.000Z',
    });
    expect(told({ history: [made, paid, shipped, whole], refunds })).toEqual([
      ['made', undefined],
      ['placedAndPaid', undefined],
      ['shipped', undefined],
      ['refundedToPayment', 100],
      ['refundedToGift', 100],
    ]);
  });

  it('lists the refund of a cancellation', () => {
    const cancelled = step({
      from: 'processing',
      to: 'Cancelled',
      payment_status: 'refunded',
      at: refund.at,
    });
    const given_back = { amount: 553, gift: 0, points: 20, is_referral_discount_open: false };
    expect(told({ history: [made, paid, cancelled], given_back }).slice(2)).toEqual([
      ['cancelled', undefined],
      ['refundedToPayment', 553],
      ['refundedPoints', 20],
    ]);
  });
});

describe('listFutureSteps', () => {
  it('has fewer steps in each later state', () => {
    const lengths = ORDER_STATUSES.map((order_status) => listFutureSteps({ order_status }).length);
    expect(lengths).toEqual([3, 2, 1, 0, 0]);
  });
});
