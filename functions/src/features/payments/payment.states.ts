import { AppError } from '@smriti/shared/base/errors';
import {
  allowedPaymentMoves,
  type PaymentActor,
  type PaymentStatus,
} from '@smriti/shared/payment/payment-states';

/** The one door to the state of a payment: nothing else writes `payment_status`. */

/** The state of a payment that has just begun. */
export const BEGUN = { payment_status: 'pending' } as const;

interface Payment {
  payment_status: PaymentStatus;
}

/** @throws AppError conflict for a change that the table lacks. */
export function transition<P extends Payment>(
  payment: P,
  { to, by }: { to: PaymentStatus; by: PaymentActor },
): P {
  const { payment_status } = payment;
  if (allowedPaymentMoves(payment_status, by).includes(to)) {
    return { ...payment, payment_status: to };
  }
  throw new AppError('conflict', `This payment is ${payment_status} and cannot become ${to}.`);
}

/**
 * A payment after the provider's update. Providers repeat themselves, and their messages overtake each
 * other: what the table lacks leaves it as it is.
 */
export function afterUpdate<P extends Payment>(payment: P, to: PaymentStatus): P {
  const isNews = allowedPaymentMoves(payment.payment_status, 'provider').includes(to);
  return isNews ? transition(payment, { to, by: 'provider' }) : payment;
}
