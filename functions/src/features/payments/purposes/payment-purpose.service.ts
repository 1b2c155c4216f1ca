import type { Paise } from '@smriti/shared/base/money';
import type { createPayment } from '@smriti/shared/payment/payments';
import type * as z from 'zod/mini';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { Plan } from '../../../platform/database/plan';
import type { PaymentRecord } from '../payment.records';

/** What POST /payments asks for. */
export type PaymentRequest = z.output<(typeof createPayment)['body']>;

/** What a payment names as paid for, as it is kept. */
type Subject = Pick<
  PaymentRecord,
  'cart_id' | 'order_id' | 'placement_id' | 'order_ids' | 'paid_before_paise'
> & { points?: number };

/** What settling a payment takes: also the work of a schedule has it. */
export type SettlingDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** What is to be paid now. */
export interface Due {
  amountPaise: Paise;
  subject: Subject;
  /** Payments of the same due that are pending. */
  findPending(): Promise<PaymentRecord[]>;
}

/** What follows from a payment's outcome, once all reads are done. */
export interface Settlement extends Plan {
  /** What of the amount nobody needs any more: it is given back. */
  surplusPaise: Paise;
}

/** One kind of payment (docs/rules.md#payments-1): what it asks for, and what being paid does. */
export interface PaymentPurpose {
  /**
   * @throws AppError invalid_input when the request names something else, not_found for what is not
   *   the caller's.
   */
  due(deps: Deps, request: PaymentRequest): Promise<Due>;
  /** Reads what a paid payment pays for. */
  planPaid(
    tx: DatabaseTransaction,
    deps: SettlingDeps,
    payment: PaymentRecord,
  ): Promise<Settlement>;
  /** Reads what a payment that failed leaves as it is to be. */
  planFailed(tx: DatabaseTransaction, deps: SettlingDeps, payment: PaymentRecord): Promise<Plan>;
}
