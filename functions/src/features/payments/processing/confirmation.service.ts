import { AppError } from '@smriti/shared/base/errors';
import type { Payment, PaymentProof } from '@smriti/shared/payment/payments';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { ProviderUpdate } from '../../../platform/payments/payment-provider';
import { findSettlingProvider } from '../../../platform/payments/providers/providers';
import { EMPTY_PLAN, type Plan } from '../../../platform/database/plan';
import { amountMismatch } from '../amount-mismatch.domain';
import { planPaymentMail } from '../payment.mail';
import { toCharge, presentPaymentWithCheckout } from '../payment.presenter';
import { type PaymentRecord, presentPayment } from '../payment.records';
import { findPayment, writePayment } from '../payment.repository';
import { applyProviderStatus } from '../payment.states';
import type { PaymentPurposeDeps } from '../purposes/payment-purpose.service';
import { getPaymentPurpose } from '../purposes/purposes.service';
import { nextReconciliationTime } from '../reconciliation.domain';
import { addOwedRefund, SURPLUS_REFUND_KEY } from '../refunds/refund.domain';
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

/** The changes that follow from a provider's update: the payment and its purpose. */
interface Outcome extends Plan {
  payment: PaymentRecord;
}

/** Plans a paid payment: settles its purpose and refunds any surplus. */
async function planPaid(
  tx: DatabaseTransaction,
  deps: PaymentPurposeDeps,
  payment: PaymentRecord,
): Promise<Outcome> {
  const settlement = await getPaymentPurpose(payment.payment_type).planPaid(tx, deps, payment);
  const { surplusPaise: amountPaise } = settlement;
  const now = payment.updated_at;
  const owing = addOwedRefund(payment, { key: SURPLUS_REFUND_KEY, amountPaise, now });
  const isUnneeded = owing.payment_status === 'refunded';
  return { ...settlement, payment: isUnneeded ? { ...owing, failure: NOT_NEEDED } : owing };
}

async function planOutcome(
  tx: DatabaseTransaction,
  deps: PaymentPurposeDeps,
  before: PaymentRecord,
  after: PaymentRecord,
): Promise<Outcome> {
  if (after.payment_status === 'paid') return planPaid(tx, deps, after);
  const isNewFailure = after.payment_status === 'failed' && before.payment_status !== 'failed';
  if (!isNewFailure) return { ...EMPTY_PLAN, payment: after };
  const failure = await getPaymentPurpose(after.payment_type).planFailed(tx, deps, after);
  return { ...failure, payment: after };
}

interface AppliedUpdate {
  update: ProviderUpdate;
  /** Whether the customer has submitted a proof. */
  isSubmitted: boolean;
  /** Whether the customer gets a message: not for payments never attempted. */
  isTold: boolean;
}

/** The payment after a provider's update. */
function withUpdate(
  payment: PaymentRecord,
  { update, isSubmitted }: Omit<AppliedUpdate, 'isTold'>,
  now: Date,
): PaymentRecord {
  const attention = amountMismatch(payment, update, now);
  const moved = attention
    ? payment
    : applyProviderStatus(payment, update.status, now.toISOString());
  const after: PaymentRecord = {
    ...moved,
    failure: moved.payment_status === 'failed' ? update.failure || payment.failure : '',
    provider_state: update.state,
    submitted_at: payment.submitted_at ?? (isSubmitted ? now.toISOString() : null),
    attention: payment.attention ?? attention,
    updated_at: now.toISOString(),
  };
  return { ...after, ask_at: nextReconciliationTime(after, now) };
}

/** Stores a provider's update in one transaction; repeated updates change nothing. */
async function settle(
  tx: DatabaseTransaction,
  deps: PaymentPurposeDeps,
  id: string,
  applied: AppliedUpdate,
): Promise<PaymentRecord> {
  const payment = await findPayment(tx, id);
  if (!payment) throw missing();
  if (isSettled(payment)) {
    // A concurrent query was faster: only refunds are left to check.
    const isAsked = payment.ask_at !== null && payment.refund !== 'owed';
    if (isAsked) writePayment(tx, { ...payment, ask_at: null });
    return payment;
  }
  const after = withUpdate(payment, applied, deps.clock.now());
  const outcome = await planOutcome(tx, deps, payment, after);
  const mail = applied.isTold
    ? await planPaymentMail(tx, deps, payment, outcome.payment)
    : EMPTY_PLAN;
  writePayment(tx, outcome.payment);
  outcome.write();
  mail.write();
  return outcome.payment;
}

/** Dependencies of settlement; scheduled jobs have them, too. */
export type SettlementDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'logger'>;

/**
 * Stores a provider's update with all its consequences in one transaction, then sends due refunds,
 * including those of interrupted runs.
 */
export async function applyProviderUpdate(
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
 * Queries the provider for the outcome of a payment, with or without a proof from its page, and settles
 * it in one transaction.
 * @throws AppError not_found for another customer's payment, invalid_input for an invalid proof,
 * conflict for a test payment after the shop went live.
 */
export async function confirmOwnPayment(
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
  const provider = findSettlingProvider(deps, payment);
  if (!provider) throw new AppError('conflict', OTHER_WAY);
  const proof = Object.keys(given).length > 0 ? given : null;
  const update = await provider.verify(toCharge(payment), proof);
  const after = update
    ? await applyProviderUpdate(deps, id, { update, isSubmitted: proof !== null, isTold: true })
    : payment;
  return presentPaymentWithCheckout(deps, after);
}
