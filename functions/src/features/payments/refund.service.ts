import type { DatabaseTransaction } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import type { PaymentRecord } from './payment.records';
import { findInitialPayments, markRefundSent, writePayment } from './payment.repository';
import { providerNamed } from './providers/providers';

/**
 * Asks the provider to give back a payment that is marked refunded. A provider that does not answer
 * leaves it `owed`, and an error in the log: what the customer did has happened all the same.
 */
export async function sendRefund(deps: Deps, payment: PaymentRecord): Promise<void> {
  const { id, amount_paise: amountPaise, provider_state: state } = payment;
  try {
    await providerNamed(deps, payment.provider).refund({ id, amountPaise, state });
    await markRefundSent(deps.db, id, deps.clock.now());
  } catch (error) {
    deps.logger.error({ err: error, payment: id }, 'refund not sent');
  }
}

interface RefundPlan {
  /** Marks the payments refunded, in the same transaction. */
  write(): void;
  /** After the commit: has the provider give the money back. */
  settle(): Promise<void>;
}

/**
 * What giving back an album's initial payment takes: reads first, so that the caller can write when
 * it has read all it needs. A payment that becomes paid later finds its album gone, and is given
 * back then.
 */
export async function planRefunds(
  tx: DatabaseTransaction,
  deps: Deps,
  albumId: string,
): Promise<RefundPlan> {
  const paid = await findInitialPayments(tx, albumId, 'paid');
  const updatedAt = deps.clock.now().toISOString();
  return {
    write() {
      for (const payment of paid) {
        writePayment(tx, {
          ...payment,
          payment_status: 'refunded',
          refund: 'owed',
          updated_at: updatedAt,
        });
      }
    },
    async settle() {
      for (const payment of paid) await sendRefund(deps, payment);
    },
  };
}
