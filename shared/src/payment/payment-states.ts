import * as z from 'zod/mini';

/** Statuses of a payment; also the payment statuses of an order. */
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export const paymentStatus = z.enum(PAYMENT_STATUSES);

/** Actors of a status change: the provider, which collects the money, or the shop, which refunds it. */
export const PAYMENT_ACTORS = ['provider', 'shop'] as const;
export type PaymentActor = (typeof PAYMENT_ACTORS)[number];

/** Only the provider can make a payment paid, even a failed one. */
const MOVES: Readonly<
  Record<PaymentStatus, Readonly<Partial<Record<PaymentActor, readonly PaymentStatus[]>>>>
> = {
  pending: { provider: ['paid', 'failed'] },
  failed: { provider: ['paid'] },
  paid: { shop: ['refunded'] },
  refunded: {},
};

export function allowedPaymentMoves(
  from: PaymentStatus,
  actor: PaymentActor,
): readonly PaymentStatus[] {
  return MOVES[from][actor] ?? [];
}
