import { paiseField, toRupees } from '@smriti/shared/money';
import {
  type Payment,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  PAYMENT_TYPES,
} from '@smriti/shared/payments';
import * as z from 'zod/mini';
import { PAYMENT_PROVIDERS } from '../../platform/config';
import { storedTime } from '../../platform/stored-fields';

/** payments/{id}. */
export const paymentRecord = z.strictObject({
  id: z.string(),
  user_id: z.string(),
  transaction_id: z.string(),
  reference: z.string(),
  payment_type: z.enum(PAYMENT_TYPES),
  payment_method: z.enum(PAYMENT_METHODS),
  payment_status: z.enum(PAYMENT_STATUSES),
  amount_paise: paiseField,
  /** The album of an initial payment. */
  cart_id: z.nullable(z.string()),
  order_id: z.nullable(z.string()),
  placement_id: z.nullable(z.string()),
  /** The orders that it pays, each as it is to be paid then. */
  order_ids: z._default(z.array(z.string()), []),
  /** How many points it buys; 0 for what is no purchase of points. */
  points: z._default(z.int().check(z.gte(0)), 0),
  /**
   * What was paid of the same due when this payment began. It counts only on top of exactly that:
   * of several payments begun for one due, the first to be paid settles it.
   */
  paid_before_paise: paiseField,
  provider: z.enum(PAYMENT_PROVIDERS),
  provider_state: z.record(z.string(), z.string()),
  failure: z.string(),
  /** When the provider was handed a proof without knowing yet what to say; null before. */
  submitted_at: z.nullable(storedTime),
  /** `owed`: to be given back, and not yet taken on by the provider. */
  refund: z.enum(['none', 'owed', 'sent']),
  created_at: storedTime,
  updated_at: storedTime,
});
export type PaymentRecord = z.output<typeof paymentRecord>;

/** A payment as its customer sees it. */
export function presentPayment(record: PaymentRecord): Payment {
  return { ...record, amount: toRupees(record.amount_paise), payment_date: record.created_at };
}
