import type { StaffOrder } from '@smriti/shared/order/staff-order';
import { orderNoteText } from '#domains/orders/order-note.ts';

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

/** Kind of an entry of the timeline; also the key of its text. */
export type TimelineKind =
  | HistoryStepKind
  | 'refundedToPayment'
  | 'refundedToGift'
  | 'returnedMoney'
  | 'returnedGift'
  | 'returnedPoints'
  | 'replaced'
  | 'trackingChanged'
  | 'addressChanged'
  | 'staffNote'
  | 'paymentLink'
  | 'mail';

export interface TimelineEntry {
  kind: TimelineKind;
  at: string;
  /** Who acted; 'system' for system jobs. */
  by: OrderEvent['by'];
  /** Name of the person; '' if unknown. */
  name: string;
  /** Text that a person wrote; '' if none. */
  note: string;
  /** Refunded amount, in rupees or points; only refunds have one. */
  amount?: number;
  /** Carrier and tracking number, as one text. */
  shipment?: string;
  /** Id of the replacement. */
  orderId?: string;
  address?: Pick<StaffOrder['address_changes'][number], 'before' | 'after'>;
  mail?: StaffOrder['mails'][number];
}

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

interface Shipment {
  carrier: string;
  tracking_number: string;
}

const shipmentText = ({ carrier, tracking_number }: Shipment): string =>
  [carrier, tracking_number].filter((part) => part !== '').join(' · ');

type Told = Pick<
  StaffOrder,
  | 'history'
  | 'is_reorder'
  | 'replaces'
  | 'refunds'
  | 'given_back'
  | 'replacements'
  | 'shipments'
  | 'carrier'
  | 'tracking_number'
  | 'address_changes'
  | 'notes'
  | 'mails'
  | 'payment_link'
>;

/** Moves, payments and printing; a shipment with its carrier and number. */
function historySteps(order: Told): TimelineEntry[] {
  const kinds = listStepKinds(order);
  const lastShipped = kinds.lastIndexOf('shipped');
  return order.history
    .map((event, index): TimelineEntry => {
      const { at, by, by_name: name } = event;
      const note = orderNoteText(event);
      const kind = kinds[index] ?? 'noted';
      const step = { kind, at, by, name, note };
      if (kind !== 'shipped') return step;
      // Orders of earlier releases have only their last shipment.
      const recorded = order.shipments.find((one) => one.at === at);
      const shipment = recorded ?? (index === lastShipped ? order : null);
      return shipment ? { ...step, shipment: shipmentText(shipment) } : step;
    })
    .filter(
      // The last partial refund is also a step of the payment.
      ({ kind, at }) =>
        kind !== 'paymentRefunded' || order.refunds.every((refund) => refund.at !== at),
    );
}

/** Refunds of money and points by a cancellation. */
function refundsOfCancelling({ history, given_back: back }: Told): TimelineEntry[] {
  const cancelled = history.findLast(({ to }) => to === 'Cancelled');
  if (!cancelled || back === null) return [];
  const steps = [
    { kind: 'returnedMoney', amount: back.amount },
    { kind: 'returnedGift', amount: back.gift },
    { kind: 'returnedPoints', amount: back.points },
  ] as const;
  return steps
    .filter(({ amount }) => amount > 0)
    .map((step) => ({ ...step, at: cancelled.at, by: 'system', name: '', note: '' }));
}

/** Everything that happened to an order, newest first. */
export function createStaffTimeline(order: Told): TimelineEntry[] {
  const moved = new Set(order.history.map(({ at }) => at));
  const byShop = { by: 'admin', note: '' } as const;
  const entries: TimelineEntry[] = [
    ...historySteps(order),
    ...refundsOfCancelling(order),
    ...order.refunds.map(({ at, by_name: name, to, amount, reason: note }) => {
      const kind = to === 'gift' ? ('refundedToGift' as const) : ('refundedToPayment' as const);
      return { ...byShop, kind, at, name, note, amount };
    }),
    ...order.replacements.map(({ at, by_name: name, reason: note, order_id: orderId }) => ({
      ...byShop,
      kind: 'replaced' as const,
      at,
      name,
      note,
      orderId,
    })),
    ...order.shipments
      .filter(({ at }) => !moved.has(at))
      .map(({ at, by_name: name, ...shipment }) => ({
        ...byShop,
        kind: 'trackingChanged' as const,
        at,
        name,
        shipment: shipmentText(shipment),
      })),
    ...order.address_changes.map(({ at, by_name: name, ...address }) => ({
      ...byShop,
      kind: 'addressChanged' as const,
      at,
      name,
      address,
    })),
    ...order.notes.map(({ at, by_name: name, text: note }) => ({
      ...byShop,
      kind: 'staffNote' as const,
      at,
      name,
      note,
    })),
    ...(order.payment_link
      ? [
          {
            ...byShop,
            kind: 'paymentLink' as const,
            at: order.payment_link.at,
            name: order.payment_link.by_name,
          },
        ]
      : []),
    ...order.mails.map((mail) => ({
      kind: 'mail' as const,
      at: mail.queued_at,
      by: 'system' as const,
      name: '',
      note: '',
      mail,
    })),
  ];
  // Steps of the same time stay in their sequence, and are reversed with the others.
  return entries.toSorted((one, other) => one.at.localeCompare(other.at)).toReversed();
}
