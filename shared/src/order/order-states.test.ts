import { describe, expect, it } from 'vitest';
import {
  allowedOrderMoves,
  isCancellable,
  ORDER_STATUSES,
  type OrderActor,
  orderStatusInput,
} from './order-states';

const ACTORS: readonly OrderActor[] = ['owner', 'admin', 'system'];

/** Every legal move of design.md section 6, written out a second time. */
const LEGAL = [
  'Pending -> processing by owner',
  'Pending -> processing by system',
  'Pending -> Cancelled by owner',
  'Pending -> Cancelled by admin',
  'Pending -> Cancelled by system',
  'processing -> Shipped by admin',
  'processing -> Cancelled by owner',
  'processing -> Cancelled by admin',
  'processing -> Cancelled by system',
  'Shipped -> Delivered by admin',
];

const everyMove = ACTORS.flatMap((actor) =>
  ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => ({ actor, from, to }))),
);

describe('moves of an order', () => {
  it.each(everyMove)('$from -> $to by $actor is as designed', ({ actor, from, to }) => {
    const isLegal = LEGAL.includes(`${from} -> ${to} by ${actor}`);
    expect(allowedOrderMoves(from, actor).includes(to)).toBe(isLegal);
  });
});

describe('isCancellable', () => {
  it('holds until an order is shipped', () => {
    expect(ORDER_STATUSES.filter(isCancellable)).toEqual(['Pending', 'processing']);
  });
});

describe('orderStatusInput', () => {
  it('takes a status in any case', () => {
    expect(orderStatusInput.parse(' shipped ')).toBe('Shipped');
    expect(orderStatusInput.parse('PROCESSING')).toBe('processing');
  });

  it('names the statuses that there are', () => {
    const [issue] = orderStatusInput.safeParse('lost').error?.issues ?? [];
    expect(issue?.message).toBe(
      'must be one of Pending, processing, Shipped, Delivered, Cancelled',
    );
  });
});
