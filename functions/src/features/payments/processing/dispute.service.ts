import type { DatabaseTransaction } from '../../../platform/database/database';
import type { DisputeUpdate } from '../../../platform/payments/payment-provider';
import type { OrderRecord } from '../../orders/order.records';
import { findOrdersById, findOrdersOfAlbum, writeOrder } from '../../orders/order.repository';
import { updateDispute } from '../dispute.domain';
import type { PaymentRecord } from '../payment.records';
import { findPayment, writePayment } from '../payment.repository';
import type { SettlementDeps } from './confirmation.service';

/** Finds the orders covered by a payment; for an initial payment those of its album. */
function ordersPaidBy(tx: DatabaseTransaction, payment: PaymentRecord): Promise<OrderRecord[]> {
  if (payment.payment_type !== 'initial') return findOrdersById(tx, payment.order_ids);
  return payment.cart_id === null ? Promise.resolve([]) : findOrdersOfAlbum(tx, payment.cart_id);
}

/** The order with the dispute hold set or cleared; null when unchanged. */
function heldOrder(
  order: OrderRecord,
  { id, dispute }: Pick<PaymentRecord, 'id' | 'dispute'>,
): OrderRecord | null {
  const isHeld = dispute !== null && dispute.status !== 'won';
  if (order.held_by.includes(id) === isHeld) return null;
  const others = order.held_by.filter((other) => other !== id);
  return { ...order, held_by: isHeld ? [...others, id] : others };
}

/**
 * Stores the opening or outcome of a chargeback: orders covered by the payment do not ship until the
 * shop has won.
 */
export async function applyDispute(
  deps: Pick<SettlementDeps, 'db' | 'clock' | 'logger'>,
  paymentId: string,
  update: DisputeUpdate,
): Promise<void> {
  const changed = await deps.db.transaction(async (tx) => {
    const payment = await findPayment(tx, paymentId);
    const disputed = payment && updateDispute(payment, update, deps.clock.now().toISOString());
    if (!disputed) return false;
    const orders = await ordersPaidBy(tx, disputed);
    writePayment(tx, disputed);
    for (const order of orders) {
      const held = heldOrder(order, disputed);
      if (held) writeOrder(tx, held);
    }
    return true;
  });
  if (!changed) return;
  deps.logger.error({ alert: 'payment-dispute', payment: paymentId, ...update }, 'a dispute');
}
