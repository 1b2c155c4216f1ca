import * as z from 'zod/mini';

/** The states of a payment, and of what is paid for an order. */
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export const paymentStatus = z.enum(PAYMENT_STATUSES);

/** Who changes a payment: the provider that takes the money, or the shop, which gives it back. */
export const PAYMENT_ACTORS = ['provider', 'shop'] as const;
export type PaymentActor = (typeof PAYMENT_ACTORS)[number];

/** Only the provider's word makes a payment paid, late too: one that failed may be paid after all. */
const MOVES: Readonly<
  Record<PaymentStatus, Readonly<Partial<Record<PaymentActor, readonly PaymentStatus[]>>>>
> = {
  pending: { provider: ['paid', 'failed'] },
  failed: { provider: ['paid'] },
  paid: { shop: ['refunded'] },
  refunded: {},
};

/** What `actor` may make of a payment. */
export function allowedPaymentMoves(
  from: PaymentStatus,
  actor: PaymentActor,
): readonly PaymentStatus[] {
  return MOVES[from][actor] ?? [];
}
