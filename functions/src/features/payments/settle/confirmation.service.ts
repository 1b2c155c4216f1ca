import { AppError } from '@smriti/shared/base/errors';
import type { Payment, PaymentProof } from '@smriti/shared/payment/payments';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { ProviderUpdate } from '../../../platform/payments/payment-provider';
import { settlingProvider } from '../../../platform/payments/providers/providers';
import { NOTHING, type Plan } from '../../../platform/database/plan';
import { attentionFor } from '../attention.domain';
import { planPaymentMail } from '../payment.mail';
import { chargeOf, presentFor } from '../payment.presenter';
import { type PaymentRecord, presentPayment } from '../payment.records';
import { findPayment, writePayment } from '../payment.repository';
import { afterUpdate } from '../payment.states';
import type { SettlingDeps } from '../purposes/payment-purpose.service';
import { purposeOf } from '../purposes/purposes.service';
import { askedNext } from '../reconciliation.domain';
import { owePart, SURPLUS } from '../refunds/refund.domain';
import { sendRefunds } from '../refunds/refund.service';

const OTHER_WAY = 'The way to pay has changed. Please start this payment again.';
const ATTENTION = 'a payment came to another amount than was asked for';
const NOT_NEEDED = 'This payment was not needed any more, so you get the money back.';

function missing(): AppError {
  return new AppError('not_found', 'There is no such payment.');
}

function isSettled({ payment_status }: PaymentRecord): boolean {
  return payment_status === 'paid' || payment_status === 'refunded';
}

/** What a provider's update changes: the payment, and whatever it was for. */
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
  after: PaymentRecord,
): Promise<Outcome> {
  if (after.payment_status === 'paid') return planPaid(tx, deps, after);
  const isNewFailure = after.payment_status === 'failed' && before.payment_status !== 'failed';
  if (!isNewFailure) return { ...NOTHING, payment: after };
  const failure = await purposeOf(after.payment_type).planFailed(tx, deps, after);
  return { ...failure, payment: after };
}

interface AppliedUpdate {
  update: ProviderUpdate;
  /** Whether the customer has handed in a proof. */
  isSubmitted: boolean;
  /** Whether a message tells of it: not of what nobody has tried to pay. */
  isTold: boolean;
}

/** What a payment becomes by a provider's update. */
function withUpdate(
  payment: PaymentRecord,
  { update, isSubmitted }: Omit<AppliedUpdate, 'isTold'>,
  now: Date,
): PaymentRecord {
  const attention = attentionFor(payment, update, now);
  const moved = attention ? payment : afterUpdate(payment, update.status, now.toISOString());
  const after: PaymentRecord = {
    ...moved,
    failure: moved.payment_status === 'failed' ? update.failure || payment.failure : '',
    provider_state: update.state,
    submitted_at: payment.submitted_at ?? (isSubmitted ? now.toISOString() : null),
    attention: payment.attention ?? attention,
    updated_at: now.toISOString(),
  };
  return { ...after, ask_at: askedNext(after, now) };
}

/** Writes down a provider's update, once however often it comes. */
async function settle(
  tx: DatabaseTransaction,
  deps: SettlingDeps,
  id: string,
  applied: AppliedUpdate,
): Promise<PaymentRecord> {
  const payment = await findPayment(tx, id);
  if (!payment) throw missing();
  if (isSettled(payment)) {
    // Asked about meanwhile: there is nothing left to ask for but refunds.
    const isAsked = payment.ask_at !== null && payment.refund !== 'owed';
    if (isAsked) writePayment(tx, { ...payment, ask_at: null });
    return payment;
  }
  const after = withUpdate(payment, applied, deps.clock.now());
  const outcome = await planOutcome(tx, deps, payment, after);
  const mail = applied.isTold ? await planPaymentMail(tx, deps, payment, outcome.payment) : NOTHING;
  writePayment(tx, outcome.payment);
  outcome.write();
  mail.write();
  return outcome.payment;
}

/** What settling of payments takes: also the work of a schedule has it. */
export type SettlementDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'logger'>;

/**
 * Writes down what a provider says of a payment and what follows from it, in one transaction; then
 * has money that is owed given back, also where that broke off before.
 */
export async function applyUpdate(
  deps: SettlementDeps,
  id: string,
  applied: AppliedUpdate,
): Promise<PaymentRecord> {
  const settled = await deps.db.transaction((tx) => settle(tx, deps, id, applied));
  const { attention } = settled;
  if (attention)
    deps.logger.error({ alert: 'payment-attention', payment: id, attention }, ATTENTION);
  await sendRefunds(deps, settled);
  return settled;
}

/**
 * Asks the provider what became of a payment, with the proof of its page or without one, and does
 * what follows from it: what it is for is paid in the same transaction.
 * @throws AppError not_found for anyone else's payment, invalid_input for a proof that is none,
 *   conflict for a payment of a trial once money is taken.
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
  const provider = settlingProvider(deps, payment);
  if (!provider) throw new AppError('conflict', OTHER_WAY);
  const proof = Object.keys(given).length > 0 ? given : null;
  const update = await provider.verify(chargeOf(payment), proof);
  const after = update
    ? await applyUpdate(deps, id, { update, isSubmitted: proof !== null, isTold: true })
    : payment;
  return presentFor(deps, after);
}
