import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { EMPTY_PLAN, type Plan } from '../../platform/database/plan';
import { findRecipient } from '../mail/mail-recipient.service';
import { queueMail } from '../mail/mail.repository';
import type { PaymentRecord } from './payment.records';

/** The message type for a payment that just reached its outcome; null when there is none to send. */
function newsOf(before: PaymentRecord, after: PaymentRecord) {
  if (before.payment_status === after.payment_status) return null;
  if (after.payment_status === 'paid') return 'payment_received';
  return after.payment_status === 'failed' ? 'payment_failed' : null;
}

/**
 * Plans the message about a payment that became paid or failed: reads the customer's profile and queues
 * the mail. A payment that is refunded at once sends none.
 */
export async function planPaymentMail(
  tx: DatabaseTransaction,
  deps: Pick<Deps, 'config' | 'clock'>,
  before: PaymentRecord,
  after: PaymentRecord,
): Promise<Plan> {
  const type = newsOf(before, after);
  if (!type) return EMPTY_PLAN;
  const payment = {
    to: await findRecipient(tx, after.user_id),
    paymentId: after.id,
    reference: after.reference,
    amountPaise: after.amount_paise,
    paymentType: after.payment_type,
    orderIds: after.order_ids,
  };
  return {
    write() {
      if (type === 'payment_received') queueMail(tx, deps, { type, ...payment });
      else queueMail(tx, deps, { type, ...payment, failure: after.failure });
    },
  };
}
