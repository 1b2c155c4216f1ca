import type { StaffOrder } from '@smriti/shared/order/order-management';

type OrderEvent = StaffOrder['history'][number];

/** Kind of a step in an order's history; also the key of its text. */
export type HistoryStepKind =
  | 'made'
  | 'reordered'
  | 'replacementMade'
  | 'placedStep'
  | 'placedAndPaid'
  | 'paymentReceived'
  | 'paymentFailed'
  | 'paymentRefunded'
  | 'shipped'
  | 'unshipped'
  | 'delivered'
  | 'cancelled'
  | 'waiting'
  | 'printing'
  | 'printed'
  | 'noted';

const MOVES = {
  Pending: 'noted',
  processing: 'placedStep',
  Shipped: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
} as const;

const PAYMENTS = {
  pending: 'noted',
  paid: 'paymentReceived',
  failed: 'paymentFailed',
  refunded: 'paymentRefunded',
} as const;

function kindOf(
  event: OrderEvent,
  before: OrderEvent | undefined,
  first: HistoryStepKind,
): HistoryStepKind {
  if (!before) return first;
  const { from, to, payment_status, print_state } = event;
  const isPaymentNew = payment_status !== before.payment_status;
  if (from === 'Shipped' && to === 'processing') return 'unshipped';
  if (from !== to) {
    const isPaid = to === 'processing' && isPaymentNew && payment_status === 'paid';
    return isPaid ? 'placedAndPaid' : MOVES[to];
  }
  if (isPaymentNew) return PAYMENTS[payment_status];
  return print_state !== null && print_state !== before.print_state ? print_state : 'noted';
}

/** Kinds of the steps in an order's history, oldest first. */
export function listStepKinds({
  history,
  is_reorder,
  replaces,
}: Pick<StaffOrder, 'history' | 'is_reorder' | 'replaces'>): HistoryStepKind[] {
  const made = is_reorder ? 'reordered' : 'made';
  const first = replaces === null ? made : 'replacementMade';
  return history.map((event, index) => kindOf(event, history[index - 1], first));
}
