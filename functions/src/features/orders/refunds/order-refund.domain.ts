import { type Paise, paise, sumPaise } from '@smriti/shared/base/money';
import type { OrderAmounts, OrderRecord, PaidParts } from '../order.records';

export function refundTotalPaise(parts: PaidParts): Paise {
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

function refundedOf({ refunds }: Refunded): PaidParts {
  return partsOf((part) => sumPaise(...refunds.map((refund) => refund[part])));
}

/** Amount not yet refunded from each part of an order: what a cancellation refunds. */
export function unrefundedParts(order: Refunded): PaidParts {
  const [paid, refunded] = [paidWith(order.amounts), refundedOf(order)];
  return partsOf((part) => Math.max(0, paid[part] - refunded[part]));
}

/** Whether `amounts` still cover the past refunds of an order; moved shipping must not include them. */
export function coversPastRefunds(order: Refunded, amounts: OrderAmounts): boolean {
  const [paid, refunded] = [paidWith(amounts), refundedOf(order)];
  return PARTS.every((part) => paid[part] >= refunded[part]);
}

/** Points of an order not yet refunded. */
export function remainingPoints(order: Refunded): number {
  const { points = 0, points_paise = 0 } = order.amounts ?? {};
  if (points === 0 || points_paise === 0) return points;
  return Math.floor((points * unrefundedParts(order).points_paise) / points_paise);
}

type Refundable = Refunded & Pick<OrderRecord, 'paid_by' | 'payment_status' | 'order_status'>;

/**
 * Refundable amounts of an order that is not cancelled: to the payment, limited to what providers have
 * received, or to the gift balance. Cancelling refunds the rest.
 */
export function refundableAmounts(order: Refundable): { payment: Paise; gift: Paise } {
  const { paid_by, payment_status, order_status } = order;
  if (payment_status !== 'paid' || order_status === 'Cancelled') {
    return { payment: paise(0), gift: paise(0) };
  }
  const left = unrefundedParts(order);
  const ofPayment = paid_by === null ? paise(0) : left.due_paise;
  return { payment: sumPaise(ofPayment, left.initial_paise), gift: refundTotalPaise(left) };
}

/** Order in which a refund uses the parts; one to the gift balance starts with gift money. */
const ORDER_OF_PARTS = {
  payment: ['due_paise', 'initial_paise'],
  gift: ['gift_paise', 'points_paise', 'due_paise', 'initial_paise'],
} as const;

/** The part amounts of a refund; `amount` must not exceed the refundable one. */
export function splitRefund(order: Refundable, to: 'payment' | 'gift', amount: Paise): PaidParts {
  const left = unrefundedParts(order);
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
