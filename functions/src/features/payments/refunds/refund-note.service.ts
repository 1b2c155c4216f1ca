import type { AuditState } from '@smriti/shared/staff/audit';
import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../../platform/database/database';
import { EMPTY_PLAN, type Plan } from '../../../platform/database/plan';
import type { AuditEntryRecord } from '../../audit/audit.records';
import { findJobEntry, planJobResult } from '../../audit/audit.service';
import type { PaymentRecord } from '../payment.records';
import { findPayment } from '../payment.repository';

/** Fields of an audit entry that link a refund to its payments. */
const refundNote = z.object({ refund_id: z.string(), payment_ids: z.array(z.string()) });

type Refunded = Pick<PaymentRecord, 'id' | 'refunds'>;

function hasArrived({ refunds }: Refunded, key: string): boolean {
  return refunds.some((refund) => refund.key === key && refund.state === 'done');
}

/**
 * State of a staff refund by its audit entry: done once the providers confirmed the transfer of each
 * payment, failed when a payment is missing.
 */
export async function findRefundState(
  reader: Pick<Database, 'get'>,
  { after }: Pick<AuditEntryRecord, 'after'>,
): Promise<AuditState> {
  const { refund_id: key, payment_ids } = z.parse(refundNote, after);
  const payments = await Promise.all(payment_ids.map((id) => findPayment(reader, id)));
  if (payments.some((payment) => payment === null)) return 'failed';
  return payments.every((payment) => payment && hasArrived(payment, key)) ? 'done' : 'intended';
}

/**
 * Plans the note that the money of a refund has arrived, when `payment` (as written by the caller) is
 * the last one to confirm. Reads only before writes.
 */
export async function planRefundConfirmation(
  tx: DatabaseTransaction,
  payment: Refunded,
  key: string,
): Promise<Plan> {
  if (!hasArrived(payment, key)) return EMPTY_PLAN;
  const effect = { job: 'refund', id: key } as const;
  const entry = await findJobEntry(tx, effect);
  if (!entry) return EMPTY_PLAN;
  const { refund_id, payment_ids } = z.parse(refundNote, entry.after);
  const others = payment_ids.filter((id) => id !== payment.id);
  const state = await findRefundState(tx, { after: { refund_id, payment_ids: others } });
  return state === 'done' ? planJobResult(tx, effect, 'done') : EMPTY_PLAN;
}
