import { AppError } from '@smriti/shared/base/errors';
import type { Payment, PaymentProof } from '@smriti/shared/payment/payments';
import type { DatabaseTransaction } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { NOTHING, type Plan } from '../../platform/plan';
import { planPaymentMail } from '../payments/payment.mail';
import { chargeOf, presentFor } from '../payments/payment.presenter';
import { type PaymentRecord, presentPayment } from '../payments/payment.records';
import { findPayment, writePayment } from '../payments/payment.repository';
import { afterWord } from '../payments/payment.states';
import type { ProviderWord } from '../payments/providers/payment-provider';
import { providerNamed } from '../payments/providers/providers';
import type { SettlingDeps } from './purposes/payment-purpose';
import { purposeOf } from './purposes/purposes';
import { askedNext } from '../payments/reconciliation.domain';
import { owePart, SURPLUS } from '../payments/refund.domain';
import { sendRefunds } from '../payments/refund.service';

const NOT_NEEDED = 'This payment was not needed any more, so you get the money back.';

function missing(): AppError {
  return new AppError('not_found', 'There is no such payment.');
}

function isSettled({ payment_status }: PaymentRecord): boolean {
  return payment_status === 'paid' || payment_status === 'refunded';
}

/** What a provider's word changes: the payment, and whatever it was for. */
interface Outcome extends Plan {
  payment: PaymentRecord;
}

/** Paid: counts for what it was for; what of it does not is given back. */
async function planPaid(
  tx: DatabaseTransaction,
  deps: SettlingDeps,
  payment: PaymentRecord,
): Promise<Outcome> {
  const settlement = await purposeOf(payment.payment_type).planPaid(tx, deps, payment);
  const { surplusPaise: amountPaise } = settlement;
  const now = payment.updated_at;
  const owing = owePart(payment, { key: SURPLUS, amountPaise, now });
  const isUnneeded = owing.payment_status === 'refunded';
  return { ...settlement, payment: isUnneeded ? { ...owing, failure: NOT_NEEDED } : owing };
}

async function planOutcome(
  tx: DatabaseTransaction,
  deps: SettlingDeps,
  before: PaymentRecord,
  heard: PaymentRecord,
): Promise<Outcome> {
  if (heard.payment_status === 'paid') return planPaid(tx, deps, heard);
  const isNewFailure = heard.payment_status === 'failed' && before.payment_status !== 'failed';
  if (!isNewFailure) return { ...NOTHING, payment: heard };
  const failure = await purposeOf(heard.payment_type).planFailed(tx, deps, heard);
  return { ...failure, payment: heard };
}

interface News {
  word: ProviderWord;
  /** Whether the customer has handed in a proof. */
  isSubmitted: boolean;
  /** Whether a message tells of it: not of what nobody has tried to pay. */
  isTold: boolean;
}

/** What a payment becomes by a provider's word. */
function heardOf(
  payment: PaymentRecord,
  { word, isSubmitted }: Omit<News, 'isTold'>,
  now: Date,
): PaymentRecord {
  const moved = afterWord(payment, word.status);
  const heard: PaymentRecord = {
    ...moved,
    failure: moved.payment_status === 'failed' ? word.failure || payment.failure : '',
    provider_state: word.state,
    submitted_at: payment.submitted_at ?? (isSubmitted ? now.toISOString() : null),
    updated_at: now.toISOString(),
  };
  return { ...heard, ask_at: askedNext(heard, now) };
}

/** Writes down a provider's word, once however often it is heard. */
async function settle(
  tx: DatabaseTransaction,
  deps: SettlingDeps,
  id: string,
  news: News,
): Promise<PaymentRecord> {
  const payment = await findPayment(tx, id);
  if (!payment) throw missing();
  if (isSettled(payment)) {
    // Asked about meanwhile: there is nothing left to ask for but refunds.
    const isAsked = payment.ask_at !== null && payment.refund !== 'owed';
    if (isAsked) writePayment(tx, { ...payment, ask_at: null });
    return payment;
  }
  const outcome = await planOutcome(tx, deps, payment, heardOf(payment, news, deps.clock.now()));
  const mail = news.isTold ? await planPaymentMail(tx, deps, payment, outcome.payment) : NOTHING;
  writePayment(tx, outcome.payment);
  outcome.write();
  mail.write();
  return outcome.payment;
}

/** What hearing of payments takes: also the work of a schedule has it. */
export type HearingDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'logger'>;

/**
 * Writes down what a provider says of a payment and what follows from it, in one transaction; then
 * has money that is owed given back, also where that broke off before.
 */
export async function hear(deps: HearingDeps, id: string, news: News): Promise<PaymentRecord> {
  const settled = await deps.db.transaction((tx) => settle(tx, deps, id, news));
  await sendRefunds(deps, settled);
  return settled;
}

/**
 * Asks the provider what became of a payment, with the proof of its page or without one, and does
 * what follows from it: what it is for is paid in the same transaction.
 * @throws AppError not_found for anyone else's payment, invalid_input for a proof that is none.
 */
export async function confirm(
  deps: Deps,
  callerUid: string,
  { id, given }: { id: string; given: PaymentProof },
): Promise<Payment> {
  const payment = await findPayment(deps.db, id);
  if (payment?.user_id !== callerUid) throw missing();
  if (isSettled(payment)) {
    await sendRefunds(deps, payment);
    return presentPayment(payment);
  }
  const proof = Object.keys(given).length > 0 ? given : null;
  const word = await providerNamed(deps, payment.provider).verify(chargeOf(payment), proof);
  const heard = word
    ? await hear(deps, id, { word, isSubmitted: proof !== null, isTold: true })
    : payment;
  return presentFor(deps, heard);
}
