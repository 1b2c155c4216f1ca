import { AppError } from '@smriti/shared/base/errors';
import {
  allowedOrderMoves,
  allowedOrderPayments,
  type OrderActor,
  type OrderStatus,
} from '@smriti/shared/order/order-states';
import type { PaymentStatus } from '@smriti/shared/payment/payment-states';
import type { OrderRecord } from './order.records';

/**
 * Only this file changes the state of an order: nothing else writes `order_status`, `payment_status`
 * or the history.
 */

/** Who changes an order, and when. */
interface Step {
  by: OrderActor;
  /** Whose call it was; null when the software changed it by itself. */
  uid: string | null;
  note?: string;
  now: Date;
}

/** A move of an order, of its payment, or of both. */
export interface OrderMove extends Step {
  /** Left out: the order stays in its state. */
  to?: OrderStatus;
  /** Left out: its payment stays as it is. */
  payment?: PaymentStatus;
}

type StateField = 'order_status' | 'payment_status' | 'history' | 'created_at' | 'updated_at';

/** An order without a state yet. */
export type UnbornOrder = Omit<OrderRecord, StateField>;

function assertLegal(order: OrderRecord, { to, payment, by }: OrderMove): void {
  const { order_status, payment_status } = order;
  const allowed = allowedOrderMoves(order_status, by);
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
  return { ...made, from: null, to: 'Pending', payment_status: 'pending' };
}

/** A new order, which is Pending and unpaid. */
export function begin(order: UnbornOrder, step: Step): OrderRecord {
  const made = eventOf(step);
  return {
    ...order,
    order_status: made.to,
    payment_status: made.payment_status,
    history: [made],
    created_at: made.at,
    updated_at: made.at,
  };
}

/**
 * An order after a move, which its history tells of.
 * @throws AppError conflict with the moves that are allowed.
 */
export function transition(order: OrderRecord, move: OrderMove): OrderRecord {
  assertLegal(order, move);
  const { order_status: from, history } = order;
  const { to = from, payment: payment_status = order.payment_status } = move;
  const made = { ...eventOf(move), from, to, payment_status };
  return {
    ...order,
    order_status: to,
    payment_status,
    history: [...history, made],
    updated_at: made.at,
  };
}
