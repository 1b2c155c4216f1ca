import * as z from 'zod/mini';
import { caseInsensitiveEnum } from '../base/fields';
import type { PaymentStatus } from '../payment/payment-states';
import { hasPrintingBegun, type PrintState } from './print-states';

/** The states of an order (docs/rules.md#orders-2), in their usual sequence. */
export const ORDER_STATUSES = [
  'Pending',
  'processing',
  'Shipped',
  'Delivered',
  'Cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export const orderStatus = z.enum(ORDER_STATUSES);

/** A status as clients send it: case-insensitive, e.g. 'shipped'. */
export const orderStatusInput = caseInsensitiveEnum(ORDER_STATUSES);

/** Actors of a move: the order's customer, the shop, its printers, or the system. */
export const ORDER_ACTORS = ['owner', 'printer', 'admin', 'system'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

/**
 * Legal moves of docs/rules.md#orders-2, by state and actor; all others are illegal. Placing makes a Pending
 * order processing; the customer does it with POST /orders, or by paying for a reorder.
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
  // A shipment can be undone for an hour (docs/rules.md#orders-22).
  Shipped: { printer: ['Delivered', 'processing'], admin: ['Delivered', 'processing'] },
  Delivered: {},
  Cancelled: {},
};

export function allowedOrderMoves(from: OrderStatus, actor: OrderActor): readonly OrderStatus[] {
  return MOVES[from][actor] ?? [];
}

/**
 * Legal changes of an order's payment status: placing an order with nothing due makes it paid; the software
 * does so after a payment; an admin records payments outside of the app; cancelling a paid order makes it
 * refunded.
 */
const PAYMENT_MOVES: Readonly<
  Record<PaymentStatus, Readonly<Partial<Record<OrderActor, readonly PaymentStatus[]>>>>
> = {
  pending: { owner: ['paid'], admin: ['paid'], system: ['paid', 'failed'] },
  failed: { admin: ['paid'], system: ['paid'] },
  paid: { owner: ['refunded'], admin: ['refunded'], system: ['refunded'] },
  refunded: {},
};

export function allowedOrderPayments(
  from: PaymentStatus,
  actor: OrderActor,
): readonly PaymentStatus[] {
  return PAYMENT_MOVES[from][actor] ?? [];
}

/** Whether the customer can still cancel an order: not once printing has begun. */
export function isCancellable(status: OrderStatus, printing: PrintState | null): boolean {
  return allowedOrderMoves(status, 'owner').includes('Cancelled') && !hasPrintingBegun(printing);
}
