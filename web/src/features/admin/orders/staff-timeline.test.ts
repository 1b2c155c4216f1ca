import type { StaffOrder } from '@smriti/shared/order/staff-order';
import { expect, it } from 'vitest';
import { createStaffTimeline, listStepKinds } from './staff-timeline';

type OrderEvent = StaffOrder['history'][number];
const made: OrderEvent = {
  at: '2026-01-05T06:00:00.000Z',
  by: 'owner',
  by_name: 'Asha',
  from: null,
  to: 'Pending',
  payment_status: 'pending',
  print_state: null,
  note: '',
};
const kinds = (changes: Partial<OrderEvent>[], replaces: string | null = null) => {
  const history = [made, ...changes.map((change) => ({ ...made, ...change }))];
  return listStepKinds({ history, is_reorder: false, replaces });
};

it('distinguishes steps of the order, its payment and its printing', () => {
  const stays = { from: 'processing', to: 'processing', payment_status: 'paid' } as const;
  expect(
    kinds([
      { from: 'Pending', to: 'processing' },
      { ...stays, print_state: 'waiting' },
      { ...stays, print_state: 'printing' },
      { ...stays, print_state: 'printing', note: 'Called' },
      { ...stays, from: 'processing', to: 'Shipped', print_state: 'printing' },
      {
        ...stays,
        from: 'Shipped',
        to: 'Shipped',
        payment_status: 'refunded',
        print_state: 'printing',
      },
    ]),
  ).toEqual([
    'made',
    'placedStep',
    'paymentReceived',
    'printing',
    'noted',
    'shipped',
    'paymentRefunded',
  ]);
});

it('joins placing and paying, and names the source of an order', () => {
  const paid = { from: 'Pending', to: 'processing', payment_status: 'paid' } as const;
  expect(kinds([paid])).toEqual(['made', 'placedAndPaid']);
  expect(kinds([], 'ORD23456789')).toEqual(['replacementMade']);
});

it('shows a refund once, the last shipment of earlier releases, and what a cancellation returned', () => {
  const at = (day: number) => `2026-01-0${day}T06:00:00.000Z`;
  const paid = { from: 'Pending', to: 'processing', payment_status: 'paid' } as const;
  const history: OrderEvent[] = [
    made,
    { ...made, ...paid, at: at(6) },
    { ...made, ...paid, from: 'processing', to: 'Shipped', at: at(7), by: 'printer' },
    { ...made, from: 'Shipped', to: 'Shipped', payment_status: 'refunded', at: at(8) },
    { ...made, from: 'processing', to: 'Cancelled', payment_status: 'refunded', at: at(9) },
  ];
  const entries = createStaffTimeline({
    history,
    is_reorder: false,
    replaces: null,
    refunds: [{ id: 'r', at: at(8), amount: 5, to: 'payment', reason: 'Late', by_name: 'Meera' }],
    given_back: { amount: 10, gift: 0, points: 3, is_referral_discount_open: false },
    replacements: [],
    shipments: [],
    carrier: 'Delhivery',
    tracking_number: '',
    address_changes: [],
    notes: [],
    mails: [],
    payment_link: { id: 'l1', at: at(1), by_name: 'Meera' },
  });
  expect(entries.map(({ kind, amount, shipment }) => [kind, amount ?? shipment])).toEqual([
    ['returnedPoints', 3],
    ['returnedMoney', 10],
    ['cancelled', undefined],
    ['refundedToPayment', 5],
    ['shipped', 'Delhivery'],
    ['placedAndPaid', undefined],
    ['made', undefined],
    ['paymentLink', undefined],
  ]);
});
