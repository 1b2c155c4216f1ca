import type { OrderDetail } from '@smriti/shared/order/orders';

type OrderEvent = OrderDetail['history'][number];

/** What a step of an order was; the names of texts. */
export type StepKind =
  | 'made'
  | 'reordered'
  | 'placed'
  | 'placedAndPaid'
  | 'paid'
  | 'paymentFailed'
  | 'refunded'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'waiting'
  | 'printing'
  | 'printed'
  | 'noted';

export interface TimelineStep {
  kind: StepKind;
  at: string;
  by: OrderEvent['by'];
  note: string;
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

function kindOf(event: OrderEvent, before: OrderEvent | undefined, isReorder: boolean): StepKind {
  const { from, to, payment_status, print_state } = event;
  if (from === null) return isReorder ? 'reordered' : 'made';
  const isPaymentNew = payment_status !== before?.payment_status;
  if (from === to && !isPaymentNew) {
    return print_state !== null && print_state !== before?.print_state ? print_state : 'noted';
  }
  if (from === to) return PAYMENTS[payment_status];
  const isPaid = isPaymentNew && payment_status === 'paid';
  return to === 'processing' && isPaid ? 'placedAndPaid' : MOVES[to];
}

/** What happened to an order, oldest first. */
export function timelineOf({
  history,
  is_reorder,
}: Pick<OrderDetail, 'history' | 'is_reorder'>): TimelineStep[] {
  return history.map((event, index) => ({
    kind: kindOf(event, history[index - 1], is_reorder),
    at: event.at,
    by: event.by,
    note: event.note,
  }));
}

const COMING = {
  Pending: ['placed', 'shipped', 'delivered'],
  processing: ['shipped', 'delivered'],
  Shipped: ['delivered'],
  Delivered: [],
  Cancelled: [],
} as const;

/** What is still to come, in its order. */
export function comingSteps({ order_status }: Pick<OrderDetail, 'order_status'>) {
  return COMING[order_status];
}
