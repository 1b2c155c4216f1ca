import { LATE_AFTER_MINUTES } from '@smriti/shared/staff/health';
import { failedUpdate } from '../../../platform/payments/payment-provider';
import { findSettlingProvider } from '../../../platform/payments/providers/providers';
import { mapInBatches } from '../../../platform/database/batches';
import { toCharge } from '../payment.presenter';
import type { PaymentRecord } from '../payment.records';
import {
  findOwedRefunds,
  findPaymentsToReconcile,
  setNextReconciliationTime,
} from '../payment.repository';
import {
  reconciliationRetryTime,
  nextReconciliationTime,
  isTooOldToReconcile,
} from '../reconciliation.domain';
import { sendRefunds } from '../refunds/refund.service';
import { applyProviderUpdate, type SettlementDeps } from './confirmation.service';

const PER_PAGE = 100;
const AT_ONCE = 10;
/** Run time limit in ms: 13 minutes, before the platform stops the job at 15. */
const RUN_MILLISECONDS = 13 * 60_000;
/** A payment overdue for longer than this, in ms, shows that the schedule falls behind. */
const LATE_MILLISECONDS = LATE_AFTER_MINUTES.payments_to_ask * 60_000;

const NEVER_MADE = 'This payment was not completed in time.';
const TRIAL = 'This payment was a trial, and is not taken any more.';

/** Update for a payment that was never made; the customer gets no message. */
function failed({ provider_state: state }: PaymentRecord, failure: string) {
  return { update: failedUpdate(failure, state), isSubmitted: false, isTold: false };
}

/** Fails a pending test payment after the shop went live. */
export async function failPendingSandboxPayment(
  deps: SettlementDeps,
  payment: PaymentRecord,
): Promise<void> {
  await applyProviderUpdate(deps, payment.id, failed(payment, TRIAL));
  await setNextReconciliationTime(deps.db, payment.id, null);
}

async function ask(deps: SettlementDeps, payment: PaymentRecord): Promise<void> {
  const provider = findSettlingProvider(deps, payment);
  if (!provider && !payment.livemode) return failPendingSandboxPayment(deps, payment);
  const now = deps.clock.now();
  const update = await provider?.verify(toCharge(payment), null);
  if (update)
    await applyProviderUpdate(deps, payment.id, { update, isSubmitted: false, isTold: true });
  else if (payment.payment_status === 'pending' && isTooOldToReconcile(payment, now)) {
    await applyProviderUpdate(deps, payment.id, failed(payment, NEVER_MADE));
  } else await setNextReconciliationTime(deps.db, payment.id, nextReconciliationTime(payment, now));
}

/** A queue of due payments, longest waiting first. */
interface Queue {
  find: typeof findOwedRefunds;
  work: (deps: SettlementDeps, payment: PaymentRecord) => Promise<void>;
}

/** Refunds first: they only depend on the shop. */
const QUEUES: readonly Queue[] = [
  { find: findOwedRefunds, work: sendRefunds },
  { find: findPaymentsToReconcile, work: ask },
];

/** Processes one payment; errors are logged, and it is retried later. */
async function attempt(deps: SettlementDeps, work: Queue['work'], payment: PaymentRecord) {
  try {
    // Set first, so that a payment that always fails does not block the others.
    await setNextReconciliationTime(deps.db, payment.id, reconciliationRetryTime(deps.clock.now()));
    await work(deps, payment);
  } catch (error) {
    deps.logger.error({ err: error, payment: payment.id }, 'payment not reconciled');
  }
}

/** Logs payments that are long overdue, as the source of an alert. */
function logLatePayments(
  { clock, logger }: SettlementDeps,
  [first]: readonly PaymentRecord[],
): void {
  const since = first?.ask_at ?? null;
  if (since === null) return;
  const lateMilliseconds = clock.now().getTime() - Date.parse(since);
  if (lateMilliseconds < LATE_MILLISECONDS) return;
  const minutes = Math.round(lateMilliseconds / 60_000);
  logger.error({ alert: 'payments-waiting', minutes }, 'payments wait for their provider');
}

/** Processes a queue until it is empty or `until` has passed. @returns number of processed payments */
async function drain(deps: SettlementDeps, { find, work }: Queue, until: Date): Promise<number> {
  for (let done = 0; ;) {
    const due = await find(deps.db, deps.clock.now(), PER_PAGE);
    if (done === 0) logLatePayments(deps, due);
    for (let start = 0; start < due.length && deps.clock.now() < until; start += AT_ONCE) {
      const batch = due.slice(start, start + AT_ONCE);
      await mapInBatches(batch, AT_ONCE, (payment) => attempt(deps, work, payment));
      done += batch.length;
    }
    if (due.length < PER_PAGE || deps.clock.now() >= until) return done;
  }
}

/**
 * Sends due refunds, then asks the providers about payments without an event, ten at a time, until
 * nothing is due or the time limit is reached.
 * @returns number of processed payments
 */
export async function reconcilePayments(deps: SettlementDeps): Promise<number> {
  const until = new Date(deps.clock.now().getTime() + RUN_MILLISECONDS);
  let done = 0;
  for (const queue of QUEUES) done += await drain(deps, queue, until);
  return done;
}
