import type { StaffOrder } from '@smriti/shared/order/order-management';
import { expect, it } from 'vitest';
import { listStepKinds } from './staff-timeline';

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
