import { AppError } from '@smriti/shared/errors';
import type { Payment } from '@smriti/shared/payments';
import type { DatabaseTransaction } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { statusAfter } from './payment.domain';
import { type PaymentRecord, presentPayment } from './payment.records';
import { findPayment, writePayment } from './payment.repository';
import type { ProviderWord } from './providers/payment-provider';
import { providerNamed } from './providers/providers';
import { purposeOf } from './purposes/purposes';
import { sendRefund } from './refund.service';

const NOT_NEEDED = 'This payment was not needed any more, so you get the money back.';

function missing(): AppError {
  return new AppError('not_found', 'There is no such payment.');
}

function isSettled({ payment_status }: PaymentRecord): boolean {
  return payment_status === 'paid' || payment_status === 'refunded';
}

/** What a provider's word changes: the payment, and whatever it was for. */
interface Outcome {
  payment: PaymentRecord;
  write(): void;
}

/** Paid: counts for what it was for; what of it does not is given back. */
async function planPaid(
  tx: DatabaseTransaction,
  deps: Deps,
  payment: PaymentRecord,
): Promise<Outcome> {
  const settlement = await purposeOf(payment.payment_type).planPaid(tx, deps, payment);
  const write = () => settlement.write();
  if (settlement.surplusPaise === 0) return { payment, write };
  const refunded = { payment_status: 'refunded', refund: 'owed', failure: NOT_NEEDED } as const;
  return { payment: { ...payment, ...refunded }, write };
}

async function planOutcome(
  tx: DatabaseTransaction,
  deps: Deps,
  before: PaymentRecord,
  heard: PaymentRecord,
): Promise<Outcome> {
  if (heard.payment_status === 'paid') return planPaid(tx, deps, heard);
  const isNewFailure = heard.payment_status === 'failed' && before.payment_status !== 'failed';
  if (!isNewFailure) return { payment: heard, write: () => undefined };
  const failure = await purposeOf(heard.payment_type).planFailed(tx, deps, heard);
  return { payment: heard, write: () => failure.write() };
}

interface Confirmation {
  word: ProviderWord;
  /** Whether the customer has handed in a proof. */
  isSubmitted: boolean;
}

/** Writes down a provider's word, once however often it is heard. */
async function settle(
  tx: DatabaseTransaction,
  deps: Deps,
  id: string,
  { word, isSubmitted }: Confirmation,
): Promise<PaymentRecord> {
  const payment = await findPayment(tx, id);
  if (!payment) throw missing();
  if (isSettled(payment)) return payment;
  const now = deps.clock.now();
  const status = statusAfter(payment.payment_status, word.status);
  const heard: PaymentRecord = {
    ...payment,
    payment_status: status,
    failure: status === 'failed' ? word.failure || payment.failure : '',
    provider_state: word.state,
    submitted_at: payment.submitted_at ?? (isSubmitted ? now.toISOString() : null),
    updated_at: now.toISOString(),
  };
  const outcome = await planOutcome(tx, deps, payment, heard);
  writePayment(tx, outcome.payment);
  outcome.write();
  return outcome.payment;
}

/** After the commit: has money that is owed given back, also where that broke off before. */
async function finish(deps: Deps, payment: PaymentRecord): Promise<Payment> {
  if (payment.refund === 'owed') await sendRefund(deps, payment);
  return presentPayment(payment);
}

/**
 * Asks the provider what became of a payment, with the proof of its page or without one, and does
 * what follows from it: a paid one counts for its album in the same transaction.
 * @throws AppError not_found for anyone else's payment, invalid_input for a proof that is none.
 */
export async function confirm(
  deps: Deps,
  callerUid: string,
  { id, proof }: { id: string; proof: string | null },
): Promise<Payment> {
  const payment = await findPayment(deps.db, id);
  if (payment?.user_id !== callerUid) throw missing();
  if (isSettled(payment)) return finish(deps, payment);
  const charge = { id, amountPaise: payment.amount_paise, state: payment.provider_state };
  const word = await providerNamed(deps, payment.provider).verify(charge, proof);
  if (word === null) return presentPayment(payment);
  const confirmation = { word, isSubmitted: proof !== null };
  const settled = await deps.db.transaction((tx) => settle(tx, deps, id, confirmation));
  return finish(deps, settled);
}
