import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { deleteOrder, updateOrderStatus } from '@smriti/shared/order/orders';
import type { DatabaseTransaction } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { type IdempotencyClaim, once } from '../../platform/idempotency';
import { all, commit, NOTHING } from '../../platform/plan';
import { refusedFields } from '../../platform/refused-fields';
import { findRecipient } from '../mail/mail-recipient.service';
import { queueMail } from '../mail/mail.repository';
import { noteDelivery } from '../retention/retention.service';
import { planDeliveredReward } from '../ledger/referral-reward.service';
import { answerDetail } from './order-answers.service';
import { noSuchOrder } from './order.access';
import { type OrderPlan, planCancel } from './order-cancelling.service';
import { isPaidElsewhere, isPayable } from './order.domain';
import { planPaidOrders } from './order-paying.service';
import type { OrderRecord } from '../order-records/order.records';
import { findOrder, removeOrder, writeOrder } from '../order-records/order.repository';
import { transition } from '../order-records/order.states';

type Form = OutputOf<(typeof updateOrderStatus)['body']>;
type Answer = AnswerOf<typeof updateOrderStatus>;

interface StatusCall {
  /** Of the admin. */
  uid: string;
  id: string;
  form: Form;
  idempotency: IdempotencyClaim | null;
}

/** @throws AppError invalid_input for a form that asks for nothing, or for two things at once. */
function assertForm({ order_status, payment_status, note = '' }: Form): void {
  if (order_status === undefined && payment_status === undefined) {
    const message = 'Please say what should change.';
    throw refusedFields([{ field: 'order_status', message }]);
  }
  if (payment_status === undefined) return;
  if (order_status !== undefined) {
    const message = 'The payment is noted by a call of its own.';
    throw refusedFields([{ field: 'payment_status', message }]);
  }
  if (note === '') {
    const message = 'Say how it was paid, or given back, outside of the shop.';
    throw refusedFields([{ field: 'note', message }]);
  }
}

async function findAny(tx: DatabaseTransaction, id: string): Promise<OrderRecord> {
  const order = await findOrder(tx, id);
  if (!order) throw noSuchOrder();
  return order;
}

/** Notes money that went outside of the app. @throws AppError business_rule when none can have. */
async function planPayment(
  tx: DatabaseTransaction,
  deps: Deps,
  order: OrderRecord,
  { uid, form: { payment_status, note = '' } }: StatusCall,
): Promise<OrderPlan> {
  if (payment_status === 'paid') {
    if (!isPayable(order)) {
      throw new AppError('business_rule', 'There is nothing to pay for this order.');
    }
    const paying = { by: 'admin', uid, paymentId: null, note } as const;
    const plan = await planPaidOrders(tx, deps, [order], paying);
    return { ...plan, order: plan.paid[0] ?? order };
  }
  if (!isPaidElsewhere(order)) {
    const message = 'Only what was paid outside of the shop is given back there. Cancel the order.';
    throw new AppError('business_rule', message);
  }
  const now = deps.clock.now();
  const refunded = transition(order, { by: 'admin', uid, payment: 'refunded', note, now });
  return { order: refunded, write: () => writeOrder(tx, refunded) };
}

/** @throws AppError conflict for an illegal move, business_rule for shipping what is not paid. */
async function planMove(
  tx: DatabaseTransaction,
  deps: Deps,
  order: OrderRecord,
  { uid, form }: StatusCall,
): Promise<OrderPlan> {
  const { order_status: to = order.order_status, note = '' } = form;
  if (to === 'Cancelled') return planCancel(tx, deps, order, { by: 'admin', uid, note });
  const moved = transition(order, { by: 'admin', uid, to, note, now: deps.clock.now() });
  if (to === 'Shipped' && order.payment_status !== 'paid') {
    throw new AppError('business_rule', 'This order is not paid yet, so it cannot be shipped.');
  }
  if (to === 'Shipped' && order.held_by.length > 0) {
    const message =
      'The customer’s bank wants the money for this order back. It can be shipped once that is settled.';
    throw new AppError('business_rule', message);
  }
  const reward =
    to === 'Delivered'
      ? await planDeliveredReward(tx, deps, { uid: order.user_id, orderId: order.id })
      : NOTHING;
  const recipient = to === 'Shipped' ? await findRecipient(tx, order.user_id) : null;
  const { id, album } = moved;
  const moving = {
    write() {
      writeOrder(tx, moved);
      if (to === 'Delivered') noteDelivery(tx, deps, moved);
      if (!recipient) return;
      queueMail(tx, deps, {
        type: 'order_shipped',
        to: recipient,
        orderId: id,
        title: album.title,
      });
    },
  };
  return { ...all(reward, moving), order: moved };
}

/** null: the order is so already. */
function planStep(
  tx: DatabaseTransaction,
  deps: Deps,
  order: OrderRecord,
  call: StatusCall,
): Promise<OrderPlan> | null {
  const { order_status, payment_status } = call.form;
  if (payment_status !== undefined) {
    const isSo = order.payment_status === payment_status;
    return isSo ? null : planPayment(tx, deps, order, call);
  }
  return order.order_status === order_status ? null : planMove(tx, deps, order, call);
}

/**
 * Moves an order on for an admin, or notes a payment outside of the app. What is so already stays.
 * @throws AppError invalid_input, not_found, conflict with the moves that are allowed, or
 *   business_rule.
 */
export async function changeStatus(deps: Deps, call: StatusCall): Promise<Answer> {
  assertForm(call.form);
  return commit(deps, call.idempotency, updateOrderStatus.response, async (tx) => {
    const order = await findAny(tx, call.id);
    const plan = await planStep(tx, deps, order, call);
    const view = { deps, uid: call.uid };
    return { answer: { order: await answerDetail(tx, view, plan?.order ?? order) }, plan };
  });
}

/**
 * Deletes a Cancelled order for an admin. One that money went for is kept with its history.
 * @throws AppError not_found; conflict for any other.
 */
export async function removeOne(
  deps: Deps,
  { id, idempotency }: Pick<StatusCall, 'id' | 'idempotency'>,
): Promise<AnswerOf<typeof deleteOrder>> {
  return once(deps, idempotency, deleteOrder.response, async (tx) => {
    const { order_status, payment_status, given_back } = await findAny(tx, id);
    const wasPaid = payment_status === 'paid' || payment_status === 'refunded';
    const hasGivenBack = given_back !== null && given_back.amount_paise > 0;
    if (order_status !== 'Cancelled' || wasPaid || hasGivenBack) {
      const message = 'Only a cancelled order that was never paid can be deleted.';
      throw new AppError('conflict', message);
    }
    removeOrder(tx, id);
    return { message: 'The order was deleted.' };
  });
}
