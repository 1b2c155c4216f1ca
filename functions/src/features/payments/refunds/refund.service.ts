import { type Paise, paise } from '@smriti/shared/base/money';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { Plan } from '../../../platform/database/plan';
import type { PaymentRecord } from '../payment.records';
import { findInitialPayments, findPayment, writePayment } from '../payment.repository';
import type { RefundUpdate } from '../../../platform/payments/payment-provider';
import { providerNamed, settlingProvider } from '../../../platform/payments/providers/providers';
import { askedNext } from '../reconciliation.domain';
import { planRefundNote } from './refund-note.service';
import { oweAcross, oweBeyond, owePart, oweRest, withRefundUpdate } from './refund.domain';

/** Writes down what a provider says of a refund, as the payment is now. */
async function writeRefund(
  deps: Pick<Deps, 'db' | 'clock'>,
  id: string,
  { key, update }: { key: string; update: RefundUpdate },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const payment = await findPayment(tx, id);
    if (!payment) return;
    const now = deps.clock.now();
    const after = withRefundUpdate(payment, { key, ...update }, now.toISOString());
    const noted = await planRefundNote(tx, after, key);
    const ask_at = askedNext(after, now);
    writePayment(tx, { ...after, ask_at, updated_at: now.toISOString() });
    noted.write();
  });
}

/** What there is to say of a refund of a trial that is over. */
const NO_MONEY_MOVED: RefundUpdate = { state: 'done', providerId: 'trial' };

/** Whether no money moved for a payment, and whoever pretended to take it takes none any more. */
function isTrial(deps: Pick<Deps, 'clock' | 'config'>, payment: PaymentRecord): boolean {
  return !payment.livemode && settlingProvider(deps, payment) === null;
}

export type RefundDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'logger'>;

/**
 * Asks the provider for each refund of a payment that is owed. A provider that does not answer
 * leaves it `owed`, and an error in the log: what the customer did has happened all the same.
 */
export async function sendRefunds(deps: RefundDeps, payment: PaymentRecord): Promise<void> {
  const { id, amount_paise: amountPaise, provider_state: state } = payment;
  for (const { key, amount_paise: part } of payment.refunds.filter((one) => one.state === 'owed')) {
    try {
      const update = isTrial(deps, payment)
        ? NO_MONEY_MOVED
        : await providerNamed(deps, payment.provider).refund(
            { id, amountPaise, state },
            { key, amountPaise: part },
          );
      await writeRefund(deps, id, { key, update });
    } catch (error) {
      deps.logger.error({ err: error, payment: id, refund: key }, 'refund not sent');
    }
  }
}

/** Writes down a provider's message about a refund that it has made or could not make. */
export async function applyRefundUpdate(
  deps: Pick<Deps, 'db' | 'clock'>,
  payment: PaymentRecord,
  sent: { key: string; update: RefundUpdate },
): Promise<void> {
  if (payment.refunds.some(({ key }) => key === sent.key))
    await writeRefund(deps, payment.id, sent);
}

/** A plan that gives back, and what it gives back of. */
export interface RefundPlan extends Plan {
  paymentIds: readonly string[];
}

/** Marks what is given back; settling has the provider give the money back. */
function planOf(
  tx: DatabaseTransaction,
  deps: RefundDeps,
  payments: readonly PaymentRecord[],
): RefundPlan {
  return {
    paymentIds: payments.map(({ id }) => id),
    write() {
      for (const payment of payments) writePayment(tx, payment);
    },
    async settle() {
      for (const payment of payments) await sendRefunds(deps, payment);
    },
  };
}

/**
 * What giving back an album's initial payment takes: reads first, so that the caller can write when
 * it has read all it needs. A payment that becomes paid later finds its album gone, and is given
 * back then.
 * @param otherwisePaise what of it went to the gift balance before
 */
export async function planRefunds(
  tx: DatabaseTransaction,
  deps: RefundDeps,
  albumId: string,
  otherwisePaise = paise(0),
): Promise<Plan> {
  const paid = await findInitialPayments(tx, albumId, 'paid');
  const now = deps.clock.now().toISOString();
  return planOf(tx, deps, oweRest(paid, { otherwisePaise, now }));
}

/**
 * What giving back takes of an album's initial payments that they come to beyond `keepPaise`, which
 * is all that it costs. Reads first, like `planRefunds`.
 */
export async function planExcessRefund(
  tx: DatabaseTransaction,
  deps: RefundDeps,
  { albumId, keepPaise }: { albumId: string; keepPaise: Paise },
): Promise<Plan> {
  const paid = await findInitialPayments(tx, albumId, 'paid');
  return planOf(tx, deps, oweBeyond(paid, keepPaise, deps.clock.now().toISOString()));
}

interface InitialToRefund {
  albumId: string;
  /** As in PartToRefund. */
  key: string;
  amountPaise: Paise;
}

/**
 * What giving back a part of an album's initial payment takes; never more than there is left of it.
 * Reads first, like `planRefunds`.
 */
export async function planInitialPart(
  tx: DatabaseTransaction,
  deps: RefundDeps,
  { albumId, key, amountPaise }: InitialToRefund,
): Promise<RefundPlan> {
  const paid = await findInitialPayments(tx, albumId, 'paid');
  const now = deps.clock.now().toISOString();
  return planOf(tx, deps, oweAcross(paid, { key, amountPaise, now }));
}

interface PartToRefund {
  paymentId: string;
  /** What it is given back for, e.g. an order: nothing is given back twice for the same. */
  key: string;
  amountPaise: Paise;
}

/**
 * What giving back a part of a paid payment takes, such as the share of one order of a placement;
 * never more than there is left of it. Reads first, like `planRefunds`.
 */
export async function planPartRefund(
  tx: DatabaseTransaction,
  deps: RefundDeps,
  { paymentId, key, amountPaise }: PartToRefund,
): Promise<RefundPlan> {
  const payment = await findPayment(tx, paymentId);
  if (payment?.payment_status !== 'paid') return planOf(tx, deps, []);
  const now = deps.clock.now().toISOString();
  return planOf(tx, deps, [owePart(payment, { key, amountPaise, now })]);
}
