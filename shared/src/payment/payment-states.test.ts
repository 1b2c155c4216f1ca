import { describe, expect, it } from 'vitest';
import { allowedPaymentMoves, PAYMENT_ACTORS, PAYMENT_STATUSES } from './payment-states';

/** Every legal change, repeated here independently of the code. */
const LEGAL = [
  'pending -> paid by provider',
  'pending -> failed by provider',
  'failed -> paid by provider',
  'paid -> refunded by shop',
];

const everyMove = PAYMENT_ACTORS.flatMap((actor) =>
  PAYMENT_STATUSES.flatMap((from) => PAYMENT_STATUSES.map((to) => ({ actor, from, to }))),
);

describe('a payment', () => {
  it.each(everyMove)('$from -> $to by $actor follows the design', ({ actor, from, to }) => {
    const isLegal = LEGAL.includes(`${from} -> ${to} by ${actor}`);
    expect(allowedPaymentMoves(from, actor).includes(to)).toBe(isLegal);
  });
});
