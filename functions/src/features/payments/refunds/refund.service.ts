import { type Paise, paise } from '@smriti/shared/base/money';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { Plan } from '../../../platform/database/plan';
import type { PaymentRecord } from '../payment.records';
import { findInitialPayments, findPayment, writePayment } from '../payment.repository';
import type { RefundUpdate } from '../../../platform/payments/payment-provider';
import { getProvider, findSettlingProvider } from '../../../platform/payments/providers/providers';
import { nextReconciliationTime } from '../reconciliation.domain';
import { planRefundConfirmation } from './refund-note.service';
import {
  addOwedRefundAcross,
  addExcessRefunds,
  addOwedRefund,
  addRemainingRefunds,
  updateRefundState,
} from './refund.domain';

/** Stores a provider's refund update on the current payment. */
async function writeRefund(
  deps: Pick<Deps, 'db' | 'clock'>,
  id: string,
  { key, update }: { key: string; update: RefundUpdate },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const payment = await findPayment(tx, id);
    if (!payment) return;
    const now = deps.clock.now();
    const after = updateRefundState(payment, { key, ...update }, now.toISOString());
    const noted = await planRefundConfirmation(tx, after, key);
    const ask_at = nextReconciliationTime(after, now);
    writePayment(tx, { ...after, ask_at, updated_at: now.toISOString() });
    noted.write();
  });
}

/** Refund result of a test payment after the shop went live. */
const NO_MONEY_MOVED: RefundUpdate = { state: 'done', providerId: 'trial' };

/** Whether the payment moved no money and its test provider is no longer active. */
function isTrial(deps: Pick<Deps, 'clock' | 'config'>, payment: PaymentRecord): boolean {
  return !payment.livemode && findSettlingProvider(deps, payment) === null;
}

export type RefundDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'logger'>;

/**
 * Requests each owed refund of a payment from the provider. When the provider fails, it stays `owed` and
 * an error is logged; the customer's action is not rolled back.
 */
export async function sendRefunds(deps: RefundDeps, payment: PaymentRecord): Promise<void> {
  const { id, amount_paise: amountPaise, provider_state: state } = payment;
  for (const { key, amount_paise: part } of payment.refunds.filter((one) => one.state === 'owed')) {
    try {
      const update = isTrial(deps, payment)
        ? NO_MONEY_MOVED
        : await getProvider(deps, payment.provider).refund(
            { id, amountPaise, state },
            { key, amountPaise: part },
          );
      await writeRefund(deps, id, { key, update });
    } catch (error) {
      deps.logger.error({ err: error, payment: id, refund: key }, 'refund not sent');
    }
  }
}

/** Stores a provider's message about a completed or failed refund. */
export async function applyRefundUpdate(
  deps: Pick<Deps, 'db' | 'clock'>,
  payment: PaymentRecord,
  sent: { key: string; update: RefundUpdate },
): Promise<void> {
  if (payment.refunds.some(({ key }) => key === sent.key))
    await writeRefund(deps, payment.id, sent);
}

/** A plan with refunds and the payments they belong to. */
export interface RefundPlan extends Plan {
  paymentIds: readonly string[];
}

/** Plans the owed refunds; after the commit, they are sent to the provider. */
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
    async afterCommit() {
      for (const payment of payments) await sendRefunds(deps, payment);
    },
  };
}

/**
 * Plans the refund of an album's initial payment. Performs all reads before the caller writes. A payment
 * that becomes paid later finds the album gone and is refunded then.
 * @param otherwisePaise amount already returned to the gift balance
 */
export async function planInitialRefund(
  tx: DatabaseTransaction,
  deps: RefundDeps,
  albumId: string,
  otherwisePaise = paise(0),
): Promise<Plan> {
  const paid = await findInitialPayments(tx, albumId, 'paid');
  const now = deps.clock.now().toISOString();
  return planOf(tx, deps, addRemainingRefunds(paid, { otherwisePaise, now }));
}

/**
 * Plans the refund of an album's initial payments beyond `keepPaise`, its full price. Reads first, like
 * `planInitialRefund`.
 */
export async function planExcessRefund(
  tx: DatabaseTransaction,
  deps: RefundDeps,
  { albumId, keepPaise }: { albumId: string; keepPaise: Paise },
): Promise<Plan> {
  const paid = await findInitialPayments(tx, albumId, 'paid');
  return planOf(tx, deps, addExcessRefunds(paid, keepPaise, deps.clock.now().toISOString()));
}

interface InitialToRefund {
  albumId: string;
  /** Key of the refund, as in PartToRefund. */
  key: string;
  amountPaise: Paise;
}

/**
 * Plans a partial refund of an album's initial payment, limited to what is left. Reads first, like
 * `planInitialRefund`.
 */
export async function planInitialPartRefund(
  tx: DatabaseTransaction,
  deps: RefundDeps,
  { albumId, key, amountPaise }: InitialToRefund,
): Promise<RefundPlan> {
  const paid = await findInitialPayments(tx, albumId, 'paid');
  const now = deps.clock.now().toISOString();
  return planOf(tx, deps, addOwedRefundAcross(paid, { key, amountPaise, now }));
}

interface PartToRefund {
  paymentId: string;
  /** Purpose of the refund, e.g. an order; one refund per key. */
  key: string;
  amountPaise: Paise;
}

/**
 * Plans a partial refund of a paid payment, e.g. the share of one order of a placement, limited to what
 * is left. Reads first, like `planInitialRefund`.
 */
export async function planPartRefund(
  tx: DatabaseTransaction,
  deps: RefundDeps,
  { paymentId, key, amountPaise }: PartToRefund,
): Promise<RefundPlan> {
  const payment = await findPayment(tx, paymentId);
  if (payment?.payment_status !== 'paid') return planOf(tx, deps, []);
  const now = deps.clock.now().toISOString();
  return planOf(tx, deps, [addOwedRefund(payment, { key, amountPaise, now })]);
}
