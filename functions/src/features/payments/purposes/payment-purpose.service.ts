import type { Paise } from '@smriti/shared/base/money';
import type { createPayment } from '@smriti/shared/payment/payments';
import type * as z from 'zod/mini';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { Plan } from '../../../platform/database/plan';
import type { PaymentRecord } from '../payment.records';

export type PaymentRequest = z.output<(typeof createPayment)['body']>;

/** The stored reference of a payment to what it pays for. */
type Subject = Pick<
  PaymentRecord,
  'cart_id' | 'order_id' | 'placement_id' | 'order_ids' | 'paid_before_paise'
> & { points?: number };

/** Dependencies of settlement; scheduled jobs have them, too. */
export type PaymentPurposeDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** An amount that can be paid now. */
export interface PaymentDue {
  amountPaise: Paise;
  subject: Subject;
  /** Finds pending payments of the same amount due. */
  findPending(): Promise<PaymentRecord[]>;
}

/** Planned writes for a paid or failed payment. */
export interface Settlement extends Plan {
  surplusPaise: Paise;
}

/** One kind of payment (docs/rules.md#payments-1): its amount due, and the effect of its payment. */
export interface PaymentPurpose {
  /**
   * @throws AppError invalid_input when the request names another kind of subject, not_found when the subject
   *   does not belong to the caller.
   */
  due(deps: Deps, request: PaymentRequest): Promise<PaymentDue>;
  planPaid(
    tx: DatabaseTransaction,
    deps: PaymentPurposeDeps,
    payment: PaymentRecord,
  ): Promise<Settlement>;
  planFailed(
    tx: DatabaseTransaction,
    deps: PaymentPurposeDeps,
    payment: PaymentRecord,
  ): Promise<Plan>;
}
