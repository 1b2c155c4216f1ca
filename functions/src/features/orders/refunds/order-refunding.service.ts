import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { refundArrival } from '@smriti/shared/order/refund-days';
import { type Paise, toPaise, toRupees } from '@smriti/shared/base/money';
import * as management from '@smriti/shared/order/order-management';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { formatPaise } from '../../../platform/formats/formats';
import { combinePlans, commitPlan, type Plan } from '../../../platform/database/plan';
import type { StaffCall } from '../../../platform/staff-call';
import { recordStaffAction, recordDeferredStaffAction } from '../../audit/audit.service';
import { planPostings } from '../../ledger/ledger.service';
import { findRecipient } from '../../mail/mail-recipient.service';
import { queueMail } from '../../mail/mail.repository';
import type { OrderRecord, OrderRefund } from '../order.records';
import { writeOrder } from '../order.repository';
import { moveOrder } from '../order.states';
import {
  planInitialPartRefund,
  planPartRefund,
  type RefundPlan,
} from '../../payments/refunds/refund.service';
import { presentOrderDetailWithCover } from '../order-answers.service';
import { findOrderForStaff } from '../order.access';
import {
  refundableAmounts,
  refundTotalPaise,
  unrefundedParts,
  splitRefund,
} from './order-refund.domain';

type RefundCall = StaffCall<typeof management.refundOrder>;

/** Maximum refunds per order. */
const MAX_REFUNDS = 50;

/** @throws AppError business_rule with the refundable amount when `amount` exceeds it. */
function assertRefundable(order: OrderRecord, to: 'payment' | 'gift', amount: Paise): void {
  if (order.payment_status !== 'paid' || order.order_status === 'Cancelled') {
    throw new AppError('business_rule', 'There is nothing to refund for this order.');
  }
  const most = refundableAmounts(order)[to];
  if (order.refunds.length >= MAX_REFUNDS) {
    throw new AppError('business_rule', 'This order has too many refunds. Cancel it instead.');
  }
  if (amount <= most) return;
  const message =
    to === 'payment'
      ? `At most ${formatPaise(most)} can go back to what it was paid with.`
      : `At most ${formatPaise(most)} can be refunded for this order.`;
  throw new AppError('business_rule', message);
}

/** Plans the transfer of the money: by the provider or to the gift balance. */
async function planRefundTransfer(
  tx: DatabaseTransaction,
  deps: Deps,
  { id, user_id, album_id, paid_by }: OrderRecord,
  refund: OrderRefund,
): Promise<RefundPlan> {
  const key = refund.id;
  if (refund.to === 'gift') {
    const entry = {
      id: `refund-${key}`,
      account: 'gift',
      kind: 'returned',
      reference: id,
    } as const;
    const amount = refundTotalPaise(refund);
    const posted = await planPostings(tx, deps, user_id, [{ ...entry, amount }]);
    return { ...posted, paymentIds: [] };
  }
  const { due_paise: due, initial_paise: initial } = refund;
  const ofOrder = { paymentId: paid_by ?? '', key, amountPaise: due };
  const ofAlbum = { albumId: album_id, key, amountPaise: initial };
  const parts = [
    due > 0 ? await planPartRefund(tx, deps, ofOrder) : null,
    initial > 0 ? await planInitialPartRefund(tx, deps, ofAlbum) : null,
  ];
  return { ...combinePlans(...parts), paymentIds: parts.flatMap((part) => part?.paymentIds ?? []) };
}

/** An order with one more refund; a full refund sets its payment status to refunded. */
function refundedOrder(order: OrderRecord, refund: OrderRefund, { by, form }: RefundCall) {
  const after = { ...order, refunds: [...order.refunds, refund], updated_at: refund.at };
  if (refundTotalPaise(unrefundedParts(after)) > 0) return after;
  const step = { by: 'admin', uid: by.uid, note: form.reason, now: new Date(refund.at) } as const;
  return moveOrder(after, { ...step, payment: 'refunded' });
}

interface News {
  order: OrderRecord;
  refund: OrderRefund;
  payment_ids: string[];
}

/** Plans the audit entry and the mail to the customer. */
async function planAuditAndMail(
  tx: DatabaseTransaction,
  deps: Deps,
  { by, form }: RefundCall,
  { order, refund, payment_ids }: News,
): Promise<Plan> {
  const amountPaise = refundTotalPaise(refund);
  const to = await findRecipient(tx, order.user_id);
  const record = { kind: 'order', id: order.id } as const;
  const after = {
    refund_id: refund.id,
    amount: toRupees(amountPaise),
    to: form.to,
    payment_status: order.payment_status,
    payment_ids,
  };
  const action = { by, action: 'order.refunded', record, after } as const;
  return {
    write() {
      // a provider reports its refund later; a gift balance gets it within this transaction
      if (payment_ids.length === 0) recordStaffAction(tx, deps, action);
      else recordDeferredStaffAction(tx, deps, action, { job: 'refund', id: refund.id });
      const event = { type: 'order_refunded', to, orderId: order.id, refundId: refund.id } as const;
      const until = refundArrival(deps.clock.now());
      queueMail(tx, deps, { ...event, amountPaise, target: form.to, until });
    },
  };
}

/**
 * Refunds part of an active order (docs/rules.md#orders-14) to its payment or to the gift balance, never
 * more than is left, even with concurrent calls.
 * @throws AppError not_found; business_rule for a larger amount.
 */
export async function refundOrder(
  deps: Deps,
  call: RefundCall,
): Promise<AnswerOf<typeof management.refundOrder>> {
  const { by, id, form } = call;
  const amount = toPaise(form.amount);
  const refundId = deps.ids.id();
  return commitPlan(deps, call.idempotency, management.refundOrder.response, async (tx) => {
    const order = await findOrderForStaff(tx, by, id);
    assertRefundable(order, form.to, amount);
    const refund: OrderRefund = {
      id: refundId,
      at: deps.clock.now().toISOString(),
      by_uid: by.uid,
      to: form.to,
      reason: form.reason,
      ...splitRefund(order, form.to, amount),
    };
    const after = refundedOrder(order, refund, call);
    const money = await planRefundTransfer(tx, deps, order, refund);
    const payment_ids = [...money.paymentIds];
    const news = await planAuditAndMail(tx, deps, call, { order: after, refund, payment_ids });
    const answer = { order: await presentOrderDetailWithCover(tx, { deps, uid: by.uid }, after) };
    return { answer, plan: combinePlans(money, news, { write: () => writeOrder(tx, after) }) };
  });
}
