import { paise, toRupees } from '@smriti/shared/base/money';
import { type Payment, PAYMENT_METHODS, PAYMENT_TYPES } from '@smriti/shared/payment/payments';
import { PAYMENT_PROVIDERS, type PaymentCheckout } from '@smriti/shared/payment/payment-providers';
import { PAYMENT_ACTORS, paymentStatus } from '@smriti/shared/payment/payment-states';
import * as z from 'zod/mini';
import { isSandbox } from '../../platform/payments/providers/registry';
import { storedObject, storedTime } from '../../platform/database/stored-fields';
import { findErrorReason } from '../../platform/error-reason';
import { refundedPaise } from './refunds/refunded.domain';

/** Amount in paise; may be larger than a single price. */
const amountField = z.pipe(z.int().check(z.gte(0)), z.transform(paise));

/** A partial or full refund of a payment. */
const refundRecord = storedObject({
  /** Purpose of the refund, e.g. an order; one refund per key. */
  key: z.string(),
  amount_paise: amountField,
  /** `owed`: not yet accepted by the provider; `done`: the provider confirmed the transfer. */
  state: z.enum(['owed', 'sent', 'done']),
  /** Id of the refund at the provider; null before it has one. */
  provider_id: z.nullable(z.string()),
});

/** An issue for an admin: the money can be neither credited nor refunded automatically. */
const attentionRecord = storedObject({
  reason: z.enum(['other_amount']),
  /** The received payment, as reported by the provider. */
  details: z.string(),
  /** The received amount; null for another currency, and in records of earlier releases. */
  received_paise: z._default(z.nullable(amountField), null),
  at: storedTime,
});

/** A chargeback by the cardholder's bank: orders paid by this payment must not ship. */
const disputeRecord = storedObject({
  id: z.string(),
  status: z.enum(['open', 'won', 'lost']),
  at: storedTime,
});

/** A state change of a payment, with its actor and time. */
const paymentEvent = storedObject({
  at: storedTime,
  by: z.enum(['owner', ...PAYMENT_ACTORS]),
  /** uid of the caller; null for the provider or system jobs. */
  by_uid: z.nullable(z.string()),
  /** Status before the change; null for the creation of the payment. */
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
  /** Album of an initial payment. */
  cart_id: z.nullable(z.string()),
  order_id: z.nullable(z.string()),
  placement_id: z.nullable(z.string()),
  order_ids: z._default(z.array(z.string()), []),
  /** Number of points bought; 0 for other payments. */
  points: z._default(z.int().check(z.gte(0)), 0),
  /**
   * For an initial payment: amount that the album had already received when the payment was created. The
   * payment is credited only if that amount is unchanged, so that only the first of several concurrent
   * payments is credited. 0 for other payments.
   */
  paid_before_paise: amountField,
  provider: z.enum(PAYMENT_PROVIDERS),
  /** Whether real money moves; derived from the provider in payments without the field. */
  livemode: z.optional(z.boolean()),
  provider_state: z.record(z.string(), z.string()),
  failure: z.string(),
  /** Time a proof was submitted that the provider could not yet confirm; null before. */
  submitted_at: z.nullable(storedTime),
  /** `owed` until the provider has accepted each of `refunds`. */
  refund: z.enum(['none', 'owed', 'sent']),
  refunds: z._default(z.array(refundRecord), []),
  /** Next time to query the provider for its outcome or refunds; null when none is needed. */
  ask_at: z._default(z.nullable(storedTime), null),
  /** Issue that an admin must resolve; null if none. The provider is not queried until then. */
  attention: z._default(z.nullable(attentionRecord), null),
  dispute: z._default(z.nullable(disputeRecord), null),
  /** Newest state changes, oldest first; empty for payments from before it was stored. */
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

/** A payment for its customer, with the parameters of the provider's checkout window if it has one. */
export function presentPayment(
  record: PaymentRecord,
  checkout: PaymentCheckout | null = null,
): Payment {
  return {
    ...record,
    amount: toRupees(record.amount_paise),
    refunded_amount: toRupees(refundedPaise(record)),
    payment_date: record.created_at,
    failure_reason: findErrorReason(record.failure)?.reason,
    checkout,
  };
}
