import type { AnswerOf } from '@smriti/shared/base/endpoint';
import * as orders from '@smriti/shared/order/orders';
import type { SignedInCaller, StaffMember } from '../../../platform/caller';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { IdempotencyClaim } from '../../../platform/database/idempotency';
import { combinePlans, commitPlan } from '../../../platform/database/plan';
import { presentOrderDetailWithCover } from '../order-answers.service';
import { findOrderToCancel } from '../order.access';
import { planOrderCancellation } from './order-cancelling.service';
import type { OrderView } from '../order.presenter';
import { planAuditEntry } from '../order-audit.service';
import type { OrderRecord } from '../order.records';

type Answer = AnswerOf<typeof orders.cancelOrder>;

const NOTHING_BACK = { amount: 0, gift: 0, points: 0, is_referral_discount_open: false };

interface CancelCall {
  caller: SignedInCaller;
  id: string;
  note: string;
  idempotency: IdempotencyClaim | null;
  /** Staff member named in the audit; undefined if the cancellation is part of another staff action. */
  staff?: StaffMember;
}

async function answer(
  tx: DatabaseTransaction,
  view: OrderView,
  order: OrderRecord,
): Promise<Answer> {
  const detail = await presentOrderDetailWithCover(tx, view, order);
  return { order: detail, given_back: detail.given_back ?? NOTHING_BACK };
}

/**
 * Cancels a Pending or processing order for its customer or an admin and answers the refund. No effect
 * on a cancelled order.
 * @throws AppError not_found; conflict with the allowed moves.
 */
export async function cancelOrder(deps: Deps, call: CancelCall): Promise<Answer> {
  const { caller, id, note, idempotency } = call;
  const view = { deps, uid: caller.uid };
  return commitPlan(deps, idempotency, orders.cancelOrder.response, async (tx) => {
    const order = await findOrderToCancel(tx, caller, id);
    if (order.order_status === 'Cancelled') {
      return { answer: await answer(tx, view, order), plan: null };
    }
    const by = order.user_id === caller.uid ? 'owner' : 'admin';
    const plan = await planOrderCancellation(tx, deps, order, { by, uid: caller.uid, note });
    const noted =
      by === 'admin' && call.staff
        ? planAuditEntry(tx, deps, call.staff, { before: order, after: plan.order })
        : null;
    return { answer: await answer(tx, view, plan.order), plan: combinePlans(plan, noted) };
  });
}
