import { LATE_AFTER_MINUTES } from '@smriti/shared/staff/health';
import { failedUpdate } from '../../../platform/payments/payment-provider';
import { settlingProvider } from '../../../platform/payments/providers/providers';
import { inBatches } from '../../../platform/database/batches';
import { chargeOf } from '../payment.presenter';
import type { PaymentRecord } from '../payment.records';
import { findOwedRefunds, findPaymentsToAsk, setNextQuestion } from '../payment.repository';
import { askedLater, askedNext, isGivenUp } from '../reconciliation.domain';
import { sendRefunds } from '../refunds/refund.service';
import { applyUpdate, type SettlementDeps } from './confirmation.service';

const PER_PAGE = 100;
const AT_ONCE = 10;
/** A run ends before the platform ends it: after 13 of 15 minutes. */
const RUN_MILLISECONDS = 13 * 60_000;
/** A payment that was due for longer than this says that the schedule does not keep up. */
const LATE_MILLISECONDS = LATE_AFTER_MINUTES.payments_to_ask * 60_000;

const NEVER_MADE = 'This payment was not completed in time.';
const TRIAL = 'This payment was a trial, and is not taken any more.';

/** That a payment was never made; its customer has gone on without it, and is not told. */
function failed({ provider_state: state }: PaymentRecord, failure: string) {
  return { update: failedUpdate(failure, state), isSubmitted: false, isTold: false };
}

/** Nothing of a trial counts once money is taken. */
export async function voidPending(deps: SettlementDeps, payment: PaymentRecord): Promise<void> {
  await applyUpdate(deps, payment.id, failed(payment, TRIAL));
  await setNextQuestion(deps.db, payment.id, null);
}

async function ask(deps: SettlementDeps, payment: PaymentRecord): Promise<void> {
  const provider = settlingProvider(deps, payment);
  if (!provider && !payment.livemode) return voidPending(deps, payment);
  const now = deps.clock.now();
  const update = await provider?.verify(chargeOf(payment), null);
  if (update) await applyUpdate(deps, payment.id, { update, isSubmitted: false, isTold: true });
  else if (payment.payment_status === 'pending' && isGivenUp(payment, now)) {
    await applyUpdate(deps, payment.id, failed(payment, NEVER_MADE));
  } else await setNextQuestion(deps.db, payment.id, askedNext(payment, now));
}

/** A queue of payments that something is due for, those first that waited longest. */
interface Queue {
  find: typeof findOwedRefunds;
  work: (deps: SettlementDeps, payment: PaymentRecord) => Promise<void>;
}

/** Refunds go first: they wait for nobody but us. */
const QUEUES: readonly Queue[] = [
  { find: findOwedRefunds, work: sendRefunds },
  { find: findPaymentsToAsk, work: ask },
];

/** Does one payment's work; trouble with it is left to the log, and it is tried again later. */
async function attempt(deps: SettlementDeps, work: Queue['work'], payment: PaymentRecord) {
  try {
    // First, so that one that always fails does not keep the others waiting.
    await setNextQuestion(deps.db, payment.id, askedLater(deps.clock.now()));
    await work(deps, payment);
  } catch (error) {
    deps.logger.error({ err: error, payment: payment.id }, 'payment not reconciled');
  }
}

/** Says in the log, for an alert, that what is due has waited for long. */
function tellLate({ clock, logger }: SettlementDeps, [first]: readonly PaymentRecord[]): void {
  const since = first?.ask_at ?? null;
  if (since === null) return;
  const lateMilliseconds = clock.now().getTime() - Date.parse(since);
  if (lateMilliseconds < LATE_MILLISECONDS) return;
  const minutes = Math.round(lateMilliseconds / 60_000);
  logger.error({ alert: 'payments-waiting', minutes }, 'payments wait for their provider');
}

/** Works on a queue until it is empty or the time is over. @returns how many. */
async function drain(deps: SettlementDeps, { find, work }: Queue, until: Date): Promise<number> {
  for (let done = 0; ;) {
    const due = await find(deps.db, deps.clock.now(), PER_PAGE);
    if (done === 0) tellLate(deps, due);
    for (let start = 0; start < due.length && deps.clock.now() < until; start += AT_ONCE) {
      const batch = due.slice(start, start + AT_ONCE);
      await inBatches(batch, AT_ONCE, (payment) => attempt(deps, work, payment));
      done += batch.length;
    }
    if (due.length < PER_PAGE || deps.clock.now() >= until) return done;
  }
}

/**
 * Has owed refunds given back, then asks the providers about payments whose message never came, ten
 * at once, until nothing is due or the run's time is over.
 * @returns how many payments were worked on
 */
export async function reconcilePayments(deps: SettlementDeps): Promise<number> {
  const until = new Date(deps.clock.now().getTime() + RUN_MILLISECONDS);
  let done = 0;
  for (const queue of QUEUES) done += await drain(deps, queue, until);
  return done;
}
