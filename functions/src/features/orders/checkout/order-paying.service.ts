import type { ShopSettings } from '@smriti/shared/staff/shop-settings';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { EMPTY_PLAN, type Plan } from '../../../platform/database/plan';
import { planPendingReward } from '../../ledger/referral-reward.service';
import { findRecipient } from '../../mail/mail-recipient.service';
import { queueMail } from '../../mail/mail.repository';
import { isOrderPayable } from '../order.domain';
import { toOrderPlacedEvent, toReorderPlacement } from './order-placing.domain';
import type { OrderRecord } from '../order.records';
import { writeOrder } from '../order.repository';
import { moveOrder } from '../order.states';
import { createPlacement } from '../placement.repository';
import { toCheckoutSums } from '../order-amounts.domain';
import { orderSettings } from '../order-settings.domain';
import { getCurrentSettings } from '../../settings/settings.service';

type PayingDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Source of a payment: the app, or an admin who records it. */
interface Paying {
  by: 'admin' | 'system';
  /** uid of the admin who records it; null for a payment in the app. */
  uid: string | null;
  /** Id of the payment in the app; null for a payment outside of it. */
  paymentId: string | null;
  note?: string;
}

/** The order after payment; payment also places a reorder. */
function paidOrder(
  order: OrderRecord,
  { paymentId, ...step }: Paying,
  { settings, now }: { settings: ShopSettings | null; now: Date },
): OrderRecord {
  const isPlacing = order.order_status === 'Pending';
  const move = { ...step, payment: 'paid', now } as const;
  const paid = moveOrder(order, isPlacing ? { ...move, to: 'processing' } : move);
  return {
    ...paid,
    paid_by: paymentId,
    pay_until: null,
    settings: isPlacing ? settings : order.settings,
    placed_at: order.placed_at ?? now.toISOString(),
    placement_id: order.placement_id ?? order.id,
  };
}

interface PaidPlan extends Plan {
  /** The orders paid by this plan, as written. */
  paid: OrderRecord[];
}

/**
 * Plans the payment of orders of one customer; orders that are no longer payable stay unchanged.
 * Performs all reads before the caller writes.
 */
export async function planPaidOrders(
  tx: DatabaseTransaction,
  deps: PayingDeps,
  orders: readonly OrderRecord[],
  paying: Paying,
): Promise<PaidPlan> {
  const now = deps.clock.now();
  const payable = orders.filter(isOrderPayable);
  const [first] = payable;
  if (!first) return { ...EMPTY_PLAN, paid: [] };
  const uid = first.user_id;
  const reorders = payable.filter(({ order_status }) => order_status === 'Pending');
  const settings = reorders.length > 0 ? await getCurrentSettings(deps) : null;
  const { referral_points: points } = settings ?? orderSettings(first, deps.config.shop);
  const reward = await planPendingReward(tx, { uid, orderId: first.id, points });
  const to = reorders.length > 0 ? await findRecipient(tx, uid) : null;
  const paid = payable.map((order) => paidOrder(order, paying, { settings, now }));
  return {
    paid,
    write() {
      reward.write();
      for (const order of paid) writeOrder(tx, order);
      for (const order of reorders) {
        const placement = toReorderPlacement(order, now);
        if (!placement || !to) continue;
        createPlacement(tx, placement);
        const sums = toCheckoutSums(placement);
        queueMail(tx, deps, { ...toOrderPlacedEvent(order.id, [order], sums), to });
      }
    },
  };
}

/** Sets orders to payment failed; paid and cancelled ones stay unchanged. */
export function writeOrderPaymentFailures(
  tx: DatabaseTransaction,
  orders: readonly OrderRecord[],
  now: Date,
): void {
  for (const order of orders) {
    if (!isOrderPayable(order) || order.payment_status === 'failed') continue;
    writeOrder(tx, moveOrder(order, { by: 'system', uid: null, payment: 'failed', now }));
  }
}
