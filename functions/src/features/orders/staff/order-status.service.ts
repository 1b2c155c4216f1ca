import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { deleteOrder, updateOrderStatus } from '@smriti/shared/order/order-management';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { runOnce } from '../../../platform/database/idempotency';
import { combinePlans, commitPlan, EMPTY_PLAN } from '../../../platform/database/plan';
import { recordStaffAction } from '../../audit/audit.service';
import { invalidFieldsError } from '../../../platform/invalid-fields';
import type { StaffCall } from '../../../platform/staff-call';
import { findRecipient } from '../../mail/mail-recipient.service';
import { queueMail, withdrawMail } from '../../mail/mail.repository';
import { planRetentionStart } from '../../privacy/retention/retention.service';
import { planDeliveredReward } from '../../ledger/referral-reward.service';
import { presentStatusChange } from '../order-answers.service';
import { staffOrderActor, findOrderForStaff, orderNotFoundError } from '../order.access';
import { type OrderPlan, planOrderCancellation } from '../cancelling/order-cancelling.service';
import { isPaidOutsideShop, isOrderPayable } from '../order.domain';
import { planPaidOrders } from '../checkout/order-paying.service';
import { planAuditEntry } from '../order-audit.service';
import {
  hasTracking,
  planTracking,
  recordShipment,
  updateTracking,
} from './order-tracking.service';
import type { OrderRecord } from '../order.records';
import { findOrder, removeOrder, writeOrder } from '../order.repository';
import { orderSettings } from '../order-settings.domain';
import { presentShipment } from '../order.presenter';
import { moveOrder } from '../order.states';
import { isShipmentUndoOpen, SHIPMENT_UNDO_MILLISECONDS } from '../shipping.domain';
import { findTrackingUrl } from '../../settings/carriers.service';

type Form = OutputOf<(typeof updateOrderStatus)['body']>;
type Answer = AnswerOf<typeof updateOrderStatus>;

interface StatusCall extends StaffCall<typeof updateOrderStatus> {
  /** Whether to refuse an order that was shipped already with other tracking, instead of correcting it. */
  isFirstShipment?: boolean;
}

/** Checks that a printer only makes allowed changes. @throws AppError forbidden otherwise. */
function assertMay({ by, form: { order_status, payment_status } }: StatusCall): void {
  if (by.role === 'admin') return;
  const isSending =
    order_status === undefined || ['Shipped', 'Delivered', 'processing'].includes(order_status);
  if (isSending && payment_status === undefined) return;
  throw new AppError('forbidden', 'Printers ship orders and note that they have arrived.');
}

/**
 * @throws AppError invalid_input for a shipment without a carrier, or without a number unless the form says
 *   so explicitly.
 */
function assertShipment({ carrier = '', tracking_number = '', without_tracking }: Form): void {
  if (carrier === '') {
    throw invalidFieldsError([{ field: 'carrier', message: 'Say who carries it.' }]);
  }
  if (tracking_number !== '' || without_tracking === true) return;
  const message = 'The tracking number is missing. Write it, or say that there is none.';
  throw invalidFieldsError([{ field: 'tracking_number', message }]);
}

/** @throws AppError invalid_input for a form without a change, or with two changes at once. */
function assertForm(form: Form): void {
  const { order_status, payment_status, note = '' } = form;
  if (order_status === undefined && payment_status === undefined && !hasTracking(form)) {
    const message = 'Please say what should change.';
    throw invalidFieldsError([{ field: 'order_status', message }]);
  }
  if (order_status === 'Shipped') assertShipment(form);
  if (payment_status === undefined) return;
  if (order_status !== undefined || hasTracking(form)) {
    const message = 'The payment is noted by a call of its own.';
    throw invalidFieldsError([{ field: 'payment_status', message }]);
  }
  if (note === '') {
    const message = 'Say how it was paid, or given back, outside of the shop.';
    throw invalidFieldsError([{ field: 'note', message }]);
  }
}

/** Plans a payment or refund made outside of the app. @throws AppError business_rule when impossible. */
async function planPayment(
  tx: DatabaseTransaction,
  deps: Deps,
  order: OrderRecord,
  { by: { uid }, form: { payment_status, note = '' } }: StatusCall,
): Promise<OrderPlan> {
  if (payment_status === 'paid') {
    if (!isOrderPayable(order)) {
      throw new AppError('business_rule', 'There is nothing to pay for this order.');
    }
    const paying = { by: 'admin', uid, paymentId: null, note } as const;
    const plan = await planPaidOrders(tx, deps, [order], paying);
    return { ...plan, order: plan.paid[0] ?? order };
  }
  if (!isPaidOutsideShop(order)) {
    const message = 'Only what was paid outside of the shop is given back there. Cancel the order.';
    throw new AppError('business_rule', message);
  }
  const now = deps.clock.now();
  const refunded = moveOrder(order, { by: 'admin', uid, payment: 'refunded', note, now });
  return { order: refunded, write: () => writeOrder(tx, refunded) };
}

/** @throws AppError business_rule for an unpaid order, or one with a disputed payment. */
function assertCanShip({ payment_status, held_by }: OrderRecord): void {
  if (payment_status !== 'paid') {
    throw new AppError('business_rule', 'This order is not paid yet, so it cannot be shipped.');
  }
  if (held_by.length === 0) return;
  const message =
    'The customer’s bank wants the money for this order back. It can be shipped once that is settled.';
  throw new AppError('business_rule', message);
}

/**
 * Plans the undoing of a shipment: the order is as before, and its mail, which still waits, is never sent.
 * @throws AppError business_rule once the hour has passed.
 */
function planShipmentUndo(
  tx: DatabaseTransaction,
  deps: Deps,
  order: OrderRecord,
  moved: OrderRecord,
): OrderPlan {
  if (!isShipmentUndoOpen(order, deps.clock.now())) {
    const message = 'Shipped can be undone for an hour only. That hour has passed.';
    throw new AppError('business_rule', message);
  }
  const unshipped = { ...moved, shipment: null };
  return {
    order: unshipped,
    write() {
      writeOrder(tx, unshipped);
      withdrawMail(tx, 'order_shipped', order.id);
      withdrawMail(tx, 'order_tracked', order.id);
    },
  };
}

/** @throws AppError conflict for an illegal move, business_rule for shipping an unpaid order. */
async function planMove(
  tx: DatabaseTransaction,
  deps: Deps,
  order: OrderRecord,
  { by: staff, form }: StatusCall,
): Promise<OrderPlan> {
  const { order_status: to = order.order_status, note = '' } = form;
  const { uid } = staff;
  const by = staffOrderActor(staff);
  if (to === 'Cancelled') return planOrderCancellation(tx, deps, order, { by, uid, note });
  const stepped = moveOrder(order, { by, uid, to, note, now: deps.clock.now() });
  if (to === 'processing') return planShipmentUndo(tx, deps, order, stepped);
  if (to === 'Shipped') assertCanShip(order);
  const moved =
    to === 'Shipped' || hasTracking(form)
      ? recordShipment(updateTracking(stepped, form), { at: stepped.updated_at, uid })
      : stepped;
  const reward =
    to === 'Delivered'
      ? await planDeliveredReward(tx, deps, {
          uid: order.user_id,
          orderId: order.id,
          settings: orderSettings(order, deps.config.shop),
        })
      : EMPTY_PLAN;
  const recipient = to === 'Shipped' ? await findRecipient(tx, order.user_id) : null;
  const { id, album } = moved;
  const shipment = presentShipment(moved);
  const trackingUrl = await findTrackingUrl(deps, shipment);
  const moving = {
    write() {
      writeOrder(tx, moved);
      if (to === 'Delivered') planRetentionStart(tx, deps, moved);
      if (!recipient) return;
      const event = {
        type: 'order_shipped',
        to: recipient,
        orderId: id,
        title: album.title,
        carrier: shipment.carrier,
        trackingNumber: shipment.tracking_number,
        trackingUrl,
      } as const;
      queueMail(tx, deps, event, SHIPMENT_UNDO_MILLISECONDS);
    },
  };
  return { ...combinePlans(reward, moving), order: moved };
}

/** @throws AppError conflict for an order that was shipped with another carrier or number. */
function assertSameShipment(order: OrderRecord, form: Form): void {
  const { carrier, tracking_number } = presentShipment(order);
  if (carrier === form.carrier && tracking_number === form.tracking_number) return;
  const tracking = [carrier, tracking_number].filter((part) => part !== '').join(' ');
  throw new AppError(
    'conflict',
    `This order is shipped already: ${tracking || 'without tracking'}.`,
  );
}

/** Plans the change; null when the order already has it. */
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
  if (order_status !== undefined && order.order_status !== order_status) {
    return planMove(tx, deps, order, call);
  }
  if (call.isFirstShipment === true) assertSameShipment(order, call.form);
  return hasTracking(call.form) ? planTracking(tx, deps, order, call) : null;
}

/**
 * Changes the status of an order for staff, its shipment, or its payment outside of the app. No effect if
 * the order already has the requested state.
 * @throws AppError invalid_input, forbidden, not_found, conflict with the allowed moves, or
 * business_rule.
 */
export async function changeOrderStatus(deps: Deps, call: StatusCall): Promise<Answer> {
  assertForm(call.form);
  assertMay(call);
  return commitPlan(deps, call.idempotency, updateOrderStatus.response, async (tx) => {
    const order = await findOrderForStaff(tx, call.by, call.id);
    const plan = await planStep(tx, deps, order, call);
    const view = { deps, caller: call.by };
    const answer = await presentStatusChange(tx, view, plan?.order ?? order);
    return {
      answer,
      plan:
        plan &&
        combinePlans(plan, planAuditEntry(tx, deps, call.by, { before: order, after: plan.order })),
    };
  });
}

/**
 * Deletes a Cancelled order for an admin. Orders with payments are retained with their history.
 * @throws AppError not_found; conflict for any other.
 */
export async function deleteCancelledOrder(
  deps: Deps,
  { by, id, idempotency }: StaffCall<typeof deleteOrder>,
): Promise<AnswerOf<typeof deleteOrder>> {
  return runOnce(deps, idempotency, deleteOrder.response, async (tx) => {
    const order = await findOrder(tx, id);
    if (!order) throw orderNotFoundError();
    const { order_status, payment_status, given_back } = order;
    const wasPaid = payment_status === 'paid' || payment_status === 'refunded';
    const hasGivenBack = given_back !== null && given_back.amount_paise > 0;
    if (order_status !== 'Cancelled' || wasPaid || hasGivenBack) {
      const message = 'Only a cancelled order that was never paid can be deleted.';
      throw new AppError('conflict', message);
    }
    removeOrder(tx, id);
    const record = { kind: 'order', id } as const;
    recordStaffAction(tx, deps, { by, action: 'order.deleted', record, before: { order_status } });
    return { message: 'The order was deleted.' };
  });
}
