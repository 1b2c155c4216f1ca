import { hear, type HearingDeps } from './confirmation.service';
import { chargeOf } from '../payments/payment.presenter';
import type { PaymentRecord } from '../payments/payment.records';
import { findPaymentsToAsk, setNextQuestion } from '../payments/payment.repository';
import { providerNamed } from '../payments/providers/providers';
import { askedLater, askedNext, isGivenUp } from '../payments/reconciliation.domain';
import { sendRefunds } from '../payments/refund.service';

/** How many payments one run asks about; the rest waits for the next. */
const PER_RUN = 50;
const NEVER_MADE = 'This payment was not completed in time.';

/** That a payment was never made; its customer has gone on without it, and is not told. */
function abandoned({ provider_state: state }: PaymentRecord) {
  return { word: { status: 'failed', failure: NEVER_MADE, state }, isTold: false } as const;
}

/** What the provider says, or that the payment was never made when it is too old to wait for. */
async function newsOf(deps: HearingDeps, payment: PaymentRecord) {
  const word = await providerNamed(deps, payment.provider).verify(chargeOf(payment), null);
  if (word) return { word, isTold: true };
  const isOver = payment.payment_status === 'pending' && isGivenUp(payment, deps.clock.now());
  return isOver ? abandoned(payment) : null;
}

async function ask(deps: HearingDeps, payment: PaymentRecord): Promise<void> {
  if (payment.refund === 'owed') {
    await sendRefunds(deps, payment);
    return;
  }
  const news = await newsOf(deps, payment);
  if (news) await hear(deps, payment.id, { ...news, isSubmitted: false });
  else await setNextQuestion(deps.db, payment.id, askedNext(payment, deps.clock.now()));
}

/**
 * Asks the providers about payments whose message never came, and again for refunds that they have
 * not taken on: at most 50 in one run, those first that waited longest. Trouble with one is left to
 * the log, and it is asked about again later.
 * @returns how many were asked about
 */
export async function reconcilePayments(deps: HearingDeps): Promise<number> {
  const payments = await findPaymentsToAsk(deps.db, deps.clock.now(), PER_RUN);
  for (const payment of payments) {
    // First, so that one that always fails does not keep the others waiting.
    await setNextQuestion(deps.db, payment.id, askedLater(deps.clock.now()));
    try {
      await ask(deps, payment);
    } catch (error) {
      deps.logger.error({ err: error, payment: payment.id }, 'payment not reconciled');
    }
  }
  return payments.length;
}
