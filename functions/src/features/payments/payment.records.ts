import { paise, toRupees } from '@smriti/shared/base/money';
import { type Payment, PAYMENT_METHODS, PAYMENT_TYPES } from '@smriti/shared/payment/payments';
import { PAYMENT_PROVIDERS, type PaymentCheckout } from '@smriti/shared/payment/payment-providers';
import { PAYMENT_ACTORS, paymentStatus } from '@smriti/shared/payment/payment-states';
import * as z from 'zod/mini';
import { isSandbox } from '../../platform/payments/providers/registry';
import { storedObject, storedTime } from '../../platform/database/stored-fields';
import { refundedPaise } from './refunds/refunded.domain';

/** Paise of many copies of many albums, which may pass what a single price may be. */
const amountField = z.pipe(z.int().check(z.gte(0)), z.transform(paise));

/** A part of a payment that is given back, or all of it. */
const refundRecord = storedObject({
  /** What it is given back for, e.g. an order: nothing is given back twice for the same. */
  key: z.string(),
  amount_paise: amountField,
  /** `owed`: not yet taken on by the provider; `done` where it has said that the money is there. */
  state: z.enum(['owed', 'sent', 'done']),
  /** The provider's own id of it, once it has one. */
  provider_id: z.nullable(z.string()),
});

/** What a person has to look at: the shop can neither count the money nor give it back. */
const attentionRecord = storedObject({
  reason: z.enum(['other_amount']),
  /** What came, as the provider told it. */
  details: z.string(),
  at: storedTime,
});

/** The cardholder's bank wants the money back: what was paid by it is not to leave the house. */
const disputeRecord = storedObject({
  id: z.string(),
  status: z.enum(['open', 'won', 'lost']),
  at: storedTime,
});

/** A move of a payment: who made it, and when. */
const paymentEvent = storedObject({
  at: storedTime,
  by: z.enum(['owner', ...PAYMENT_ACTORS]),
  /** Whose call it was; null when the provider or the software moved it. */
  by_uid: z.nullable(z.string()),
  /** null: the payment was begun. */
  from: z.nullable(paymentStatus),
  to: paymentStatus,
});
export type PaymentEvent = z.output<typeof paymentEvent>;

const storedPayment = storedObject({
  id: z.string(),
  user_id: z.string(),
  transaction_id: z.string(),
  reference: z.string(),
  payment_type: z.enum(PAYMENT_TYPES),
  payment_method: z.enum(PAYMENT_METHODS),
  payment_status: paymentStatus,
  amount_paise: amountField,
  /** The album of an initial payment. */
  cart_id: z.nullable(z.string()),
  order_id: z.nullable(z.string()),
  placement_id: z.nullable(z.string()),
  /** The orders that it pays, each as it is to be paid then. */
  order_ids: z._default(z.array(z.string()), []),
  /** How many points it buys; 0 for what is no purchase of points. */
  points: z._default(z.int().check(z.gte(0)), 0),
  /**
   * Of an initial payment what was paid of the same due when it began: it counts only on top of
   * exactly that, so that of several the first to be paid settles it. 0 for any other payment.
   */
  paid_before_paise: amountField,
  provider: z.enum(PAYMENT_PROVIDERS),
  /** Whether it is to move money; payments of before that was kept: by the provider alone. */
  livemode: z.optional(z.boolean()),
  provider_state: z.record(z.string(), z.string()),
  failure: z.string(),
  /** When the provider was handed a proof without knowing yet what to say; null before. */
  submitted_at: z.nullable(storedTime),
  /** `owed` while the provider has not taken on each of `refunds`. */
  refund: z.enum(['none', 'owed', 'sent']),
  refunds: z._default(z.array(refundRecord), []),
  /** When the provider is to be asked what has become of it, or for a refund; null: no more. */
  ask_at: z._default(z.nullable(storedTime), null),
  /** null unless it waits for a person; the provider is not asked about it then. */
  attention: z._default(z.nullable(attentionRecord), null),
  dispute: z._default(z.nullable(disputeRecord), null),
  /** Its newest moves, oldest first; payments of before moves were kept have none. */
  history: z._default(z.array(paymentEvent), []),
  created_at: storedTime,
  updated_at: storedTime,
});

/** payments/{id}. */
export const paymentRecord = z.pipe(
  storedPayment,
  z.transform((stored) => ({
    ...stored,
    livemode: stored.livemode ?? !isSandbox(stored.provider),
  })),
);
export type PaymentRecord = z.output<typeof paymentRecord>;

/** A payment as its customer sees it, with what the provider's window needs where there is one. */
export function presentPayment(
  record: PaymentRecord,
  checkout: PaymentCheckout | null = null,
): Payment {
  return {
    ...record,
    amount: toRupees(record.amount_paise),
    refunded_amount: toRupees(refundedPaise(record)),
    payment_date: record.created_at,
    checkout,
  };
}
