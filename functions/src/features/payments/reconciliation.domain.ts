import type { PaymentStatus } from '@smriti/shared/payment/payment-states';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/**
 * At which ages of a payment its provider is asked: the webhook tells nearly always, so that few
 * questions find the rest, and each unpaid payment costs four calls at most.
 */
const AGES = [10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR];
/** After a day nobody is paying any more; what still comes after it, the provider tells. */
const PATIENCE = 24 * HOUR;

interface Asked {
  payment_status: PaymentStatus;
  refund: 'none' | 'owed' | 'sent';
  /** Waits for a person, whom the provider cannot help. */
  attention?: unknown;
  created_at: string;
}

/** Whether a payment that nobody has paid is given up. */
export function isGivenUp({ created_at }: Pick<Asked, 'created_at'>, now: Date): boolean {
  return now.getTime() - Date.parse(created_at) >= PATIENCE;
}

/** When the provider is asked again that gave no answer. */
export function askedLater(now: Date): string {
  return new Date(now.getTime() + HOUR).toISOString();
}

/**
 * When the provider is to be asked about a payment again; null when there is nothing to ask for.
 * One that failed is asked about too: the customer may have tried again in the provider's window.
 */
export function askedNext(payment: Asked, now: Date): string | null {
  if (payment.refund === 'owed') return askedLater(now);
  if (payment.payment_status === 'paid' || payment.payment_status === 'refunded') return null;
  if (payment.attention != null || isGivenUp(payment, now)) return null;
  const begun = Date.parse(payment.created_at);
  const next = AGES.map((age) => begun + age).find((time) => time > now.getTime());
  return next === undefined ? null : new Date(next).toISOString();
}
