import { AppError } from '@smriti/shared/base/errors';
import {
  allowedOrderMoves,
  allowedOrderPayments,
  type OrderActor,
  type OrderStatus,
} from '@smriti/shared/order/order-states';
import {
  allowedPrintMoves,
  hasPrintingBegun,
  type PrintState,
} from '@smriti/shared/order/print-states';
import type { PaymentStatus } from '@smriti/shared/payment/payment-states';
import type { OrderRecord } from './order.records';
import { isInPrintRoom } from './print-room.domain';

/**
 * Only this file changes the state of an order: nothing else writes `order_status`, `payment_status`,
 * `print_state` or the history.
 */

/** Actor and time of a change to an order. */
interface Step {
  by: OrderActor;
  /** uid of the caller; null for system jobs. */
  uid: string | null;
  note?: string;
  now: Date;
}

/** A change of the order status, the payment status, both, or the print state. */
export interface OrderMove extends Step {
  /** New order status; undefined if it stays. */
  to?: OrderStatus;
  /** New payment status; undefined if it stays. */
  payment?: PaymentStatus;
  /** New print state; undefined if it stays. Payment sets it to waiting. */
  print?: PrintState;
}

type StateField =
  | 'order_status'
  | 'payment_status'
  | 'print_state'
  | 'history'
  | 'created_at'
  | 'updated_at';

export type NewOrder = Omit<OrderRecord, StateField>;

/** @throws AppError conflict for a step that the current print state does not allow. */
function assertPrinting(order: OrderRecord, to: PrintState): void {
  const { print_state } = order;
  const allowed =
    print_state === null || !isInPrintRoom(order) ? [] : allowedPrintMoves(print_state);
  if (allowed.includes(to)) return;
  const message = isInPrintRoom(order)
    ? `The printing of this order is ${print_state} and cannot become ${to} now.`
    : 'This order is not in the print room.';
  throw new AppError('conflict', message, { details: { print_state, allowed } });
}

function assertLegal(order: OrderRecord, { to, payment, print, by }: OrderMove): void {
  const { order_status, payment_status } = order;
  const allowed = allowedOrderMoves(order_status, by);
  if (print !== undefined) assertPrinting(order, print);
  if (
    to === 'Cancelled' &&
    by === 'owner' &&
    hasPrintingBegun(order.print_state) &&
    allowed.includes(to)
  ) {
    const message = 'Your order is being printed. Please call us.';
    throw new AppError('conflict', message, { details: { order_status, allowed: [] } });
  }
  if (to !== undefined && !allowed.includes(to)) {
    throw new AppError('conflict', `This order is ${order_status} and cannot become ${to} now.`, {
      details: { order_status, allowed },
    });
  }
  const payments = allowedOrderPayments(payment_status, by);
  if (payment !== undefined && !payments.includes(payment)) {
    const message = `The payment of this order is ${payment_status} and cannot become ${payment} now.`;
    throw new AppError('conflict', message, { details: { payment_status, allowed: payments } });
  }
}

function eventOf({ by, uid, note = '', now }: Step): OrderRecord['history'][number] {
  const made = { at: now.toISOString(), by, by_uid: uid, note };
  return { ...made, from: null, to: 'Pending', payment_status: 'pending', print_state: null };
}

/** A new order: Pending and unpaid. */
export function createOrderState(order: NewOrder, step: Step): OrderRecord {
  const made = eventOf(step);
  return {
    ...order,
    order_status: made.to,
    payment_status: made.payment_status,
    print_state: made.print_state,
    history: [made],
    created_at: made.at,
    updated_at: made.at,
  };
}

/** A new order free of charge: nothing to pay, so it waits for printing at once. */
export function createReplacementState(order: NewOrder, step: Step): OrderRecord {
  const made: OrderRecord['history'][number] = {
    ...eventOf(step),
    to: 'processing',
    payment_status: 'paid',
    print_state: 'waiting',
  };
  return {
    ...createOrderState(order, step),
    order_status: made.to,
    payment_status: made.payment_status,
    print_state: made.print_state,
    history: [made],
  };
}

/** Print state after a move; payment sets it to waiting. */
function printingAfter({ print_state }: OrderRecord, { print, payment }: OrderMove) {
  return print ?? print_state ?? (payment === 'paid' ? 'waiting' : null);
}

/**
 * The order after a move, with the move added to its history.
 * @throws AppError conflict with the allowed moves.
 */
export function moveOrder(order: OrderRecord, move: OrderMove): OrderRecord {
  assertLegal(order, move);
  const { order_status: from, history } = order;
  const { to = from, payment: payment_status = order.payment_status } = move;
  const print_state = printingAfter(order, move);
  const made = { ...eventOf(move), from, to, payment_status, print_state };
  return {
    ...order,
    order_status: to,
    payment_status,
    print_state,
    history: [...history, made],
    updated_at: made.at,
  };
}
