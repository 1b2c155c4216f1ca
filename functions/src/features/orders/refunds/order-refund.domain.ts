import { type Paise, paise, sumPaise } from '@smriti/shared/base/money';
import type { OrderAmounts, OrderRecord, PaidParts } from '../order.records';

/** What a refund comes to. */
export function refundPaise(parts: PaidParts): Paise {
  const { due_paise, initial_paise, gift_paise, points_paise } = parts;
  return sumPaise(due_paise, initial_paise, gift_paise, points_paise);
}

const PARTS = ['due_paise', 'initial_paise', 'gift_paise', 'points_paise'] as const;
type Part = (typeof PARTS)[number];

const partsOf = (amount: (part: Part) => number): PaidParts => ({
  due_paise: paise(amount('due_paise')),
  initial_paise: paise(amount('initial_paise')),
  gift_paise: paise(amount('gift_paise')),
  points_paise: paise(amount('points_paise')),
});

function paidWith(amounts: OrderAmounts | null): PaidParts {
  return partsOf((part) => {
    if (amounts === null) return 0;
    return part === 'initial_paise' ? amounts.initial_paid_paise : amounts[part];
  });
}

type Refunded = Pick<OrderRecord, 'amounts' | 'refunds'>;

/** What was refunded of each part of an order. */
function refundedOf({ refunds }: Refunded): PaidParts {
  return partsOf((part) => sumPaise(...refunds.map((refund) => refund[part])));
}

/** What of an order was not refunded, part by part; it is what cancelling gives back. */
export function remainingParts(order: Refunded): PaidParts {
  const [paid, refunded] = [paidWith(order.amounts), refundedOf(order)];
  return partsOf((part) => Math.max(0, paid[part] - refunded[part]));
}

/** Whether amounts hold what was refunded of an order: shipping that moves must not take it along. */
export function holdsRefunds(order: Refunded, amounts: OrderAmounts): boolean {
  const [paid, refunded] = [paidWith(amounts), refundedOf(order)];
  return PARTS.every((part) => paid[part] >= refunded[part]);
}

/** The points of an order that were not refunded. */
export function remainingPoints(order: Refunded): number {
  const { points = 0, points_paise = 0 } = order.amounts ?? {};
  if (points === 0 || points_paise === 0) return points;
  return Math.floor((points * remainingParts(order).points_paise) / points_paise);
}

type Refundable = Refunded & Pick<OrderRecord, 'paid_by' | 'payment_status' | 'order_status'>;

/**
 * What can be refunded of an order that stands: to what it was paid with, as far as a provider took
 * it, or to the gift balance. Cancelling gives back the rest.
 */
export function refundable(order: Refundable): { payment: Paise; gift: Paise } {
  const { paid_by, payment_status, order_status } = order;
  if (payment_status !== 'paid' || order_status === 'Cancelled') {
    return { payment: paise(0), gift: paise(0) };
  }
  const left = remainingParts(order);
  const ofPayment = paid_by === null ? paise(0) : left.due_paise;
  return { payment: sumPaise(ofPayment, left.initial_paise), gift: refundPaise(left) };
}

/** Which part a refund takes first: one to the gift balance what came from there. */
const ORDER_OF_PARTS = {
  payment: ['due_paise', 'initial_paise'],
  gift: ['gift_paise', 'points_paise', 'due_paise', 'initial_paise'],
} as const;

/** What a refund takes of each part of an order; `amount` is within what is refundable. */
export function takenBy(order: Refundable, to: 'payment' | 'gift', amount: Paise): PaidParts {
  const left = remainingParts(order);
  const taken = new Map<Part, number>();
  let open: number = amount;
  for (const part of ORDER_OF_PARTS[to]) {
    const isOutside = part === 'due_paise' && to === 'payment' && order.paid_by === null;
    const share = isOutside ? 0 : Math.min(open, left[part]);
    taken.set(part, share);
    open -= share;
  }
  if (open > 0) throw new RangeError(`${open} paise more than there is to refund`);
  return partsOf((part) => taken.get(part) ?? 0);
}
