import { describe, expect, it } from 'vitest';
import { PAYMENT_STATUSES } from '../payment/payment-states';
import {
  allowedOrderMoves,
  allowedOrderPayments,
  isCancellable,
  ORDER_ACTORS,
  ORDER_STATUSES,
  orderStatusInput,
} from './order-states';

/** Every legal move of docs/rules.md#orders-2, repeated here independently of the code. */
const LEGAL = [
  'Pending -> processing by owner',
  'Pending -> processing by system',
  'Pending -> Cancelled by owner',
  'Pending -> Cancelled by admin',
  'Pending -> Cancelled by system',
  'processing -> Shipped by admin',
  'processing -> Shipped by printer',
  'processing -> Cancelled by owner',
  'processing -> Cancelled by admin',
  'processing -> Cancelled by system',
  'Shipped -> Delivered by admin',
  'Shipped -> Delivered by printer',
  'Shipped -> processing by admin',
  'Shipped -> processing by printer',
];

const everyMove = ORDER_ACTORS.flatMap((actor) =>
  ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => ({ actor, from, to }))),
);

describe('moves of an order', () => {
  it.each(everyMove)('$from -> $to by $actor follows the design', ({ actor, from, to }) => {
    const isLegal = LEGAL.includes(`${from} -> ${to} by ${actor}`);
    expect(allowedOrderMoves(from, actor).includes(to)).toBe(isLegal);
  });
});

const LEGAL_PAYMENTS = [
  'pending -> paid by owner',
  'pending -> paid by admin',
  'pending -> paid by system',
  'pending -> failed by system',
  'failed -> paid by admin',
  'failed -> paid by system',
  'paid -> refunded by owner',
  'paid -> refunded by admin',
  'paid -> refunded by system',
];

describe('the payment of an order', () => {
  const every = ORDER_ACTORS.flatMap((actor) =>
    PAYMENT_STATUSES.flatMap((from) => PAYMENT_STATUSES.map((to) => ({ actor, from, to }))),
  );

  it.each(every)('$from -> $to by $actor follows the design', ({ actor, from, to }) => {
    const isLegal = LEGAL_PAYMENTS.includes(`${from} -> ${to} by ${actor}`);
    expect(allowedOrderPayments(from, actor).includes(to)).toBe(isLegal);
  });
});

describe('isCancellable', () => {
  it('is true until an order is shipped', () => {
    const cancellable = ORDER_STATUSES.filter((status) => isCancellable(status, 'waiting'));
    expect(cancellable).toEqual(['Pending', 'processing']);
    expect(isCancellable('processing', 'printing')).toBe(false);
  });
});

describe('orderStatusInput', () => {
  it('accepts a status in any case', () => {
    expect(orderStatusInput.parse(' shipped ')).toBe('Shipped');
    expect(orderStatusInput.parse('PROCESSING')).toBe('processing');
  });

  it('names the valid statuses in its message', () => {
    const [issue] = orderStatusInput.safeParse('lost').error?.issues ?? [];
    expect(issue?.message).toBe(
      'must be one of Pending, processing, Shipped, Delivered, Cancelled',
    );
  });
});
