import { type DueRecord, processDueRecords } from '../../../platform/database/batches';
import { findPendingOrderPayments } from '../../payments/payment.repository';
import { isPaymentBeingConfirmed } from '../../payments/payment.domain';
import type { RefundDeps } from '../../payments/refunds/refund.service';
import { planPlacedOrderCancellation } from './order-cancelling.service';
import { isOrderPayable } from '../order.domain';
import { findOrder, findOverdueOrders } from '../order.repository';
import { orderSettings } from '../order-settings.domain';

const ORDERS_PER_QUERY = 200;
const ORDERS_AT_ONCE = 5;

/** Cancels one overdue order; false when it is paid or has a payment in progress. */
async function expire(deps: RefundDeps, { id }: DueRecord): Promise<boolean> {
  const plan = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const order = await findOrder(tx, id);
    const isOverdue = order?.pay_until != null && Date.parse(order.pay_until) <= now.getTime();
    if (!order || !isOverdue || !isOrderPayable(order)) return null;
    const pending = await findPendingOrderPayments(tx, [id]);
    if (pending.some((payment) => isPaymentBeingConfirmed(payment, now))) return null;
    const { unpaid_days } = orderSettings(order, deps.config.shop);
    const note = `It was not paid within ${unpaid_days} days.`;
    const cancelling = { by: 'system', uid: null, note } as const;
    const planned = await planPlacedOrderCancellation(tx, deps, order, cancelling);
    planned.write();
    return planned;
  });
  await plan?.afterCommit?.();
  return plan !== null;
}

/**
 * Cancels placed orders and reorders that were not paid in time, and returns the balances that they used
 * (docs/rules.md#orders-4). The next run continues after a failure.
 * @returns number of cancelled orders
 */
export async function expireOrders(deps: RefundDeps): Promise<number> {
  const now = deps.clock.now();
  const expired = await processDueRecords({
    find: (page) => findOverdueOrders(deps.db, now, page),
    pageSize: ORDERS_PER_QUERY,
    atOnce: ORDERS_AT_ONCE,
    work: (order) => expire(deps, order),
    report: (error, { id }) => deps.logger.error({ err: error, order: id }, 'order not expired'),
  });
  return expired.filter(Boolean).length;
}
