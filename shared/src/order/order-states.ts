import * as z from 'zod/mini';
import { caseless } from '../base/fields';
import type { PaymentStatus } from '../payment/payment-states';
import { isInPrint, type PrintState } from './print-states';

/** The states of an order (docs/rules.md#orders-2), in the order in which one goes through them. */
export const ORDER_STATUSES = [
  'Pending',
  'processing',
  'Shipped',
  'Delivered',
  'Cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export const orderStatus = z.enum(ORDER_STATUSES);

/** A status as clients send it: in any case, e.g. 'shipped'. */
export const orderStatusInput = caseless(ORDER_STATUSES);

/** On whose behalf an order moves: its customer, the shop or its printers, or the software by itself. */
export const ORDER_ACTORS = ['owner', 'printer', 'admin', 'system'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

/**
 * The moves of docs/rules.md#orders-2, by state and actor; what is not here is illegal. Placing makes
 * a Pending order processing, and is the customer's own call (POST /orders), or paying for a
 * reorder.
 */
const MOVES: Readonly<
  Record<OrderStatus, Readonly<Partial<Record<OrderActor, readonly OrderStatus[]>>>>
> = {
  Pending: {
    owner: ['processing', 'Cancelled'],
    admin: ['Cancelled'],
    system: ['processing', 'Cancelled'],
  },
  processing: {
    owner: ['Cancelled'],
    printer: ['Shipped'],
    admin: ['Shipped', 'Cancelled'],
    system: ['Cancelled'],
  },
  Shipped: { printer: ['Delivered'], admin: ['Delivered'] },
  Delivered: {},
  Cancelled: {},
};

/** Where `actor` may take an order from a state. */
export function allowedOrderMoves(from: OrderStatus, actor: OrderActor): readonly OrderStatus[] {
  return MOVES[from][actor] ?? [];
}

/**
 * What may become of an order's payment: placing an order of which nothing is due pays it, a payment
 * does so by the software, an admin notes what was paid outside of the app, and whoever cancels an
 * order that was paid has it refunded.
 */
const PAYMENT_MOVES: Readonly<
  Record<PaymentStatus, Readonly<Partial<Record<OrderActor, readonly PaymentStatus[]>>>>
> = {
  pending: { owner: ['paid'], admin: ['paid'], system: ['paid', 'failed'] },
  failed: { admin: ['paid'], system: ['paid'] },
  paid: { owner: ['refunded'], admin: ['refunded'], system: ['refunded'] },
  refunded: {},
};

/** What `actor` may make of the payment of an order. */
export function allowedOrderPayments(
  from: PaymentStatus,
  actor: OrderActor,
): readonly PaymentStatus[] {
  return PAYMENT_MOVES[from][actor] ?? [];
}

/** Whether its customer can still cancel an order: not once it is being printed. */
export function isCancellable(status: OrderStatus, printing: PrintState | null): boolean {
  return allowedOrderMoves(status, 'owner').includes('Cancelled') && !isInPrint(printing);
}
