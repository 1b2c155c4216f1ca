import { AppError } from '@smriti/shared/base/errors';
import {
  allowedPaymentMoves,
  type PaymentActor,
  type PaymentStatus,
} from '@smriti/shared/payment/payment-states';
import type { PaymentEvent } from './payment.records';

/**
 * Only this file changes the state of a payment: nothing else writes `payment_status` or its history.
 */

/** Providers repeat themselves: of more moves than a payment can have in earnest the newest are kept. */
const MAX_EVENTS = 20;

interface Payment {
  payment_status: PaymentStatus;
  history: PaymentEvent[];
}

/** The state of a payment that a customer has just begun. */
export function begin({ uid, now }: { uid: string; now: string }) {
  const made = { at: now, by: 'owner', by_uid: uid, from: null, to: 'pending' } as const;
  return { payment_status: made.to, history: [made] };
}

/** A move of a payment; it is made by nobody's call. */
interface PaymentMove {
  to: PaymentStatus;
  by: PaymentActor;
  now: string;
}

/**
 * A payment after a move, which its history tells of.
 * @throws AppError conflict for a change that the table lacks.
 */
export function transition<P extends Payment>(payment: P, { to, by, now }: PaymentMove): P {
  const { payment_status: from } = payment;
  if (!allowedPaymentMoves(from, by).includes(to)) {
    throw new AppError('conflict', `This payment is ${from} and cannot become ${to}.`);
  }
  const made: PaymentEvent = { at: now, by, by_uid: null, from, to };
  const history = [...payment.history, made].slice(-MAX_EVENTS);
  return { ...payment, payment_status: to, history };
}

/**
 * A payment after the provider's update. Providers repeat themselves, and their messages overtake each
 * other: what the table lacks leaves it as it is.
 */
export function afterUpdate<P extends Payment>(payment: P, to: PaymentStatus, now: string): P {
  const isNews = allowedPaymentMoves(payment.payment_status, 'provider').includes(to);
  return isNews ? transition(payment, { to, by: 'provider', now }) : payment;
}
