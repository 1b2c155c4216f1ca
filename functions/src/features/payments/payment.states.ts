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

/** Maximum stored events: providers repeat messages, and only the newest events are stored. */
const MAX_STORED_EVENTS = 20;

interface Payment {
  payment_status: PaymentStatus;
  history: PaymentEvent[];
}

export function createPaymentState({ uid, now }: { uid: string; now: string }) {
  const made = { at: now, by: 'owner', by_uid: uid, from: null, to: 'pending' } as const;
  return { payment_status: made.to, history: [made] };
}

/** A state change of a payment that is not made by a user's call. */
interface PaymentMove {
  to: PaymentStatus;
  by: PaymentActor;
  now: string;
}

/**
 * The payment after a move, with the move added to its history.
 * @throws AppError conflict for a move missing in the table.
 */
export function movePayment<P extends Payment>(payment: P, { to, by, now }: PaymentMove): P {
  const { payment_status: from } = payment;
  if (!allowedPaymentMoves(from, by).includes(to)) {
    throw new AppError('conflict', `This payment is ${from} and cannot become ${to}.`);
  }
  const made: PaymentEvent = { at: now, by, by_uid: null, from, to };
  const history = [...payment.history, made].slice(-MAX_STORED_EVENTS);
  return { ...payment, payment_status: to, history };
}

/**
 * The payment after a provider's update. Updates may repeat or arrive out of order: moves missing in the
 * table change nothing.
 */
export function applyProviderStatus<P extends Payment>(
  payment: P,
  to: PaymentStatus,
  now: string,
): P {
  const isNews = allowedPaymentMoves(payment.payment_status, 'provider').includes(to);
  return isNews ? movePayment(payment, { to, by: 'provider', now }) : payment;
}
