import type { PaymentStatus } from '@smriti/shared/payment/payment-states';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/**
 * Ages of a payment at which its provider is queried, in ms. Webhooks nearly always arrive, so few
 * queries suffice: at most four per unpaid payment.
 */
const AGES = [10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR];
/** Age at which an unpaid payment is given up, in ms; later changes arrive by webhook only. */
const MAX_AGE = 24 * HOUR;

interface Asked {
  payment_status: PaymentStatus;
  refund: 'none' | 'owed' | 'sent';
  /** An issue for an admin, which the provider cannot resolve. */
  attention?: unknown;
  created_at: string;
}

/** Whether an unpaid payment is too old to expect its outcome. */
export function isTooOldToReconcile({ created_at }: Pick<Asked, 'created_at'>, now: Date): boolean {
  return now.getTime() - Date.parse(created_at) >= MAX_AGE;
}

/** Next query time after a provider gave no answer. */
export function reconciliationRetryTime(now: Date): string {
  return new Date(now.getTime() + HOUR).toISOString();
}

/**
 * Next query time of a payment; null when none is needed. Failed payments are queried, too: the customer
 * may have retried in the provider's window.
 */
export function nextReconciliationTime(payment: Asked, now: Date): string | null {
  if (payment.refund === 'owed') return reconciliationRetryTime(now);
  if (payment.payment_status === 'paid' || payment.payment_status === 'refunded') return null;
  if (payment.attention != null || isTooOldToReconcile(payment, now)) return null;
  const begun = Date.parse(payment.created_at);
  const next = AGES.map((age) => begun + age).find((time) => time > now.getTime());
  return next === undefined ? null : new Date(next).toISOString();
}
