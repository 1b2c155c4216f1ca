import type { OrderDetail } from '@smriti/shared/order/orders';
import { orderNoteText } from '#domains/orders/order-note.ts';

type OrderEvent = OrderDetail['history'][number];

/** Kind of a timeline step; also the key of its text. */
export type TimelineStepKind =
  | 'made'
  | 'reordered'
  | 'placed'
  | 'placedAndPaid'
  | 'paid'
  | 'paymentFailed'
  | 'refunded'
  | 'refundedToPayment'
  | 'refundedToGift'
  | 'refundedPoints'
  | 'shipped'
  | 'unshipped'
  | 'delivered'
  | 'cancelled'
  | 'waiting'
  | 'printing'
  | 'printed'
  | 'noted';

export interface TimelineStep {
  kind: TimelineStepKind;
  at: string;
  by: OrderEvent['by'];
  note: string;
  /** Refunded amount, in rupees or points. */
  amount?: number;
}

const MOVES = {
  Pending: 'noted',
  processing: 'placed',
  Shipped: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
} as const;

const PAYMENTS = {
  pending: 'noted',
  paid: 'paid',
  failed: 'paymentFailed',
  refunded: 'refunded',
} as const;

function kindOf(
  event: OrderEvent,
  before: OrderEvent | undefined,
  isReorder: boolean,
): TimelineStepKind {
  const { from, to, payment_status, print_state } = event;
  if (from === null) return isReorder ? 'reordered' : 'made';
  const isPaymentNew = payment_status !== before?.payment_status;
  if (from === to && !isPaymentNew) {
    return print_state !== null && print_state !== before?.print_state ? print_state : 'noted';
  }
  if (from === to) return PAYMENTS[payment_status];
  if (from === 'Shipped' && to === 'processing') return 'unshipped';
  const isPaid = isPaymentNew && payment_status === 'paid';
  return to === 'processing' && isPaid ? 'placedAndPaid' : MOVES[to];
}

type Told = Pick<OrderDetail, 'history' | 'is_reorder' | 'refunds' | 'given_back'>;

/** Refunds by staff that are not part of a cancellation. */
function partialRefunds({ refunds }: Told): TimelineStep[] {
  return refunds.map(({ at, amount, to, reason }) => ({
    kind: to === 'gift' ? 'refundedToGift' : 'refundedToPayment',
    at,
    by: 'admin',
    note: reason,
    amount,
  }));
}

/** Refunds of money and points by a cancellation. */
function refundsOfCancelling({ history, given_back: back }: Told): TimelineStep[] {
  const cancelled = history.find(({ to }) => to === 'Cancelled');
  if (!cancelled || back === null) return [];
  const { at } = cancelled;
  const steps = [
    { kind: 'refundedToPayment', amount: back.amount },
    { kind: 'refundedToGift', amount: back.gift },
    { kind: 'refundedPoints', amount: back.points },
  ] as const;
  return steps
    .filter(({ amount }) => amount > 0)
    .map((step) => ({ ...step, at, by: 'system', note: '' }));
}

/** Timeline of an order, oldest step first. */
export function createOrderTimeline(order: Told): TimelineStep[] {
  const { history, is_reorder, refunds } = order;
  const steps = history.map((event, index) => ({
    kind: kindOf(event, history[index - 1], is_reorder),
    at: event.at,
    by: event.by,
    note: orderNoteText(event),
  }));
  // The last refund is already part of the order's history.
  const others = steps.filter(
    ({ kind, at }) => kind !== 'refunded' || refunds.every((refund) => refund.at !== at),
  );
  return [...others, ...partialRefunds(order), ...refundsOfCancelling(order)].toSorted((a, b) =>
    a.at.localeCompare(b.at),
  );
}

const COMING = {
  Pending: ['placed', 'shipped', 'delivered'],
  processing: ['shipped', 'delivered'],
  Shipped: ['delivered'],
  Delivered: [],
  Cancelled: [],
} as const;

export function listFutureSteps({ order_status }: Pick<OrderDetail, 'order_status'>) {
  return COMING[order_status];
}
