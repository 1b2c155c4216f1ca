import { type Paise, paise, sumPaise } from '@smriti/shared/base/money';
import { refundArrival } from '@smriti/shared/order/refund-days';
import type { OrderActor } from '@smriti/shared/order/order-states';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { combinePlans, type Plan } from '../../../platform/database/plan';
import { withdrawRequest } from '../../albums/album-change.domain';
import { planCouponReturn } from '../../coupons/coupon.service';
import { findAlbum } from '../../albums/album.repository';
import { planAlbumChange } from '../../albums/album-transaction.service';
import { findRecipient } from '../../mail/mail-recipient.service';
import { queueMail } from '../../mail/mail.repository';
import { planBalanceReturn } from '../../ledger/ledger.service';
import { planCancelledReward } from '../../ledger/referral-reward.service';
import {
  planPartRefund,
  planInitialRefund,
  type RefundDeps,
} from '../../payments/refunds/refund.service';
import { isPaidOutsideShop } from '../order.domain';
import {
  coversPastRefunds,
  unrefundedParts,
  remainingPoints,
} from '../refunds/order-refund.domain';
import type { ReturnedAmounts, OrderRecord, PlacementRecord } from '../order.records';
import { moveOrder } from '../order.states';
import { orderSettings } from '../order-settings.domain';
import { updateAlbumCopy, NO_RETURNED_AMOUNTS } from '../pending-order.domain';
import { findOrdersById, writeOrder } from '../order.repository';
import { findPlacement } from '../placement.repository';
import { chargeShipping, moveShipping, findShippingSuccessor } from './shipping-share.domain';
import { planRetentionOfCancelledOrder } from '../../privacy/retention/retention.service';

export interface Cancellation {
  by: OrderActor;
  /** uid of the caller; null for system jobs. */
  uid: string | null;
  note: string;
  /** Whether the customer gets no message. */
  isUntold?: boolean;
}

/** A planned change with the resulting order; after the commit, its refund is sent. */
export interface OrderPlan extends Plan {
  order: OrderRecord;
}

/** The other active orders of a placement. */
interface PlacementOrders {
  placement: PlacementRecord | null;
  others: OrderRecord[];
}

async function findPlacementOrders(
  tx: DatabaseTransaction,
  order: OrderRecord,
): Promise<PlacementOrders> {
  if (order.placement_id === null || order.is_reorder) return { placement: null, others: [] };
  const placement = await findPlacement(tx, order.placement_id);
  const ids = placement?.order_ids.filter((id) => id !== order.id) ?? [];
  const found = await findOrdersById(tx, ids);
  return { placement, others: found.filter(({ order_status }) => order_status !== 'Cancelled') };
}

/**
 * Whether cancelling an order makes its referral discount available again: only if no active order of the
 * placement is left. Customers who cancel after payment lose the discount; other cancellations restore it.
 */
function reopensDiscount(
  { placement, others }: PlacementOrders,
  { payment_status }: OrderRecord,
  { by }: Cancellation,
): boolean {
  if (!placement?.is_referral_discount || others.length > 0) return false;
  const wasPaid = payment_status === 'paid' || payment_status === 'refunded';
  return !wasPaid || by !== 'owner';
}

/** Plans the return of the placement's coupon use; null unless its last active order is cancelled. */
async function planPlacementCouponReturn(
  tx: DatabaseTransaction,
  deps: Pick<Deps, 'clock'>,
  { placement, others }: PlacementOrders,
): Promise<Plan | null> {
  if (!placement?.coupon || others.length > 0) return null;
  const { id: placementId, user_id: uid, coupon } = placement;
  return planCouponReturn(tx, deps, { uid, placementId, couponId: coupon.id });
}

/** A cancelled order and the order of its placement that takes over the shipping charge. */
interface ShippingTransfer {
  /** The cancelled order, with what it still holds. */
  order: OrderRecord;
  /** The order that takes over the shipping charge; null when none can. */
  successor: OrderRecord | null;
}

/** Moves the shipping charge to a remaining order, so that cancelling does not make its shipping free. */
function transferShipping(
  order: OrderRecord,
  others: readonly OrderRecord[],
  point: Paise,
): ShippingTransfer {
  const { amounts } = order;
  const unchanged = { order, successor: null };
  const found = findShippingSuccessor(order, others);
  const next = found?.order;
  if (!next || amounts === null || next.amounts === null) return unchanged;
  if (found.move === 'charged') {
    return { ...unchanged, successor: { ...next, amounts: chargeShipping(amounts, next.amounts) } };
  }
  const moved = moveShipping(amounts, next.amounts, point);
  if (!coversPastRefunds(order, moved.from)) return unchanged;
  return {
    order: { ...order, amounts: moved.from },
    successor: { ...next, amounts: moved.to },
  };
}

/** Plans the refunds of payments: the order's own share and the initial payment of its album. */
async function planRefunds(tx: DatabaseTransaction, deps: RefundDeps, order: OrderRecord) {
  const { id, paid_by, payment_status } = order;
  const { due_paise: duePaise, initial_paise: initialPaise } = unrefundedParts(order);
  const isPaid = paid_by !== null && payment_status === 'paid';
  const part = { paymentId: paid_by ?? '', key: id, amountPaise: duePaise };
  const toGift = order.refunds.filter(({ to }) => to === 'gift');
  const initialInGift = sumPaise(...toGift.map(({ initial_paise: paid }) => paid));
  const plans = [
    isPaid && duePaise > 0 ? await planPartRefund(tx, deps, part) : null,
    initialPaise > 0 ? await planInitialRefund(tx, deps, order.album_id, initialInGift) : null,
  ];
  const ofPayment: Paise = isPaid ? duePaise : paise(0);
  return { ...combinePlans(...plans), amountPaise: sumPaise(ofPayment, initialPaise) };
}

/** @throws AppError conflict for an order that can no longer be cancelled. */
function cancelledOrder(order: OrderRecord, cancelling: Cancellation, now: Date): OrderRecord {
  const wasPaid = order.payment_status === 'paid' && !isPaidOutsideShop(order);
  const move = { ...cancelling, to: 'Cancelled', now } as const;
  const cancelled = moveOrder(order, wasPaid ? { ...move, payment: 'refunded' } : move);
  return { ...cancelled, pay_until: null };
}

/** Wording of the canceller in the customer's message; the system cancels unpaid orders. */
const CANCELLED_BY_IN_MAIL = {
  owner: 'owner',
  system: 'unpaid',
  admin: 'shop',
  printer: 'shop',
} as const;

/**
 * Plans the customer's message about the refund: amount, destination and date (docs/rules.md#orders-20).
 * A customer who cancels without any refund gets none.
 */
async function planCancellationMail(
  tx: DatabaseTransaction,
  deps: RefundDeps,
  before: OrderRecord,
  { given_back, cancelling }: { given_back: ReturnedAmounts; cancelling: Cancellation },
): Promise<Plan | null> {
  const { amount_paise: amountPaise, gift_paise: giftPaise, points } = given_back;
  const outsidePaise = isPaidOutsideShop(before) ? unrefundedParts(before).due_paise : paise(0);
  const isNothingBack = amountPaise + giftPaise + points + outsidePaise === 0;
  if (cancelling.isUntold || (cancelling.by === 'owner' && isNothingBack)) return null;
  const to = await findRecipient(tx, before.user_id);
  const event = {
    type: 'order_cancelled',
    to,
    orderId: before.id,
    title: before.album.title,
    by: CANCELLED_BY_IN_MAIL[cancelling.by],
    amountPaise,
    outsidePaise,
    giftPaise,
    points,
    until: refundArrival(deps.clock.now()),
  } as const;
  return { write: () => queueMail(tx, deps, event) };
}

/**
 * Plans to cancel a placed order or a reorder: returns gift balance, points and referral discount, and refunds
 * payments, including its share of a common payment and the initial payment. The shipping moves to the
 * remaining orders of the placement; the last one refunds it.
 * @throws AppError conflict for an order that can no longer be cancelled.
 */
export async function planPlacedOrderCancellation(
  tx: DatabaseTransaction,
  deps: RefundDeps,
  placed: OrderRecord,
  cancelling: Cancellation,
): Promise<OrderPlan> {
  const moved = cancelledOrder(placed, cancelling, deps.clock.now());
  const standing = await findPlacementOrders(tx, placed);
  const isDiscountOpen = reopensDiscount(standing, placed, cancelling);
  const { point_paise } = orderSettings(placed, deps.config.shop);
  const transfer = transferShipping(placed, standing.others, point_paise);
  const { order, successor } = transfer;
  const { gift_paise } = unrefundedParts(order);
  const points = remainingPoints(order);
  const isHolding = gift_paise > 0 || points > 0 || isDiscountOpen;
  const release =
    isHolding && order.placement_id !== null
      ? await planBalanceReturn(tx, deps, {
          uid: order.user_id,
          placementId: order.placement_id,
          orderId: order.id,
          giftPaise: gift_paise,
          points,
          isReferralReturned: isDiscountOpen,
        })
      : null;
  const couponReturn = await planPlacementCouponReturn(tx, deps, standing);
  const paidOther = standing.others.find(({ payment_status }) => payment_status === 'paid');
  const reward = await planCancelledReward(tx, deps, {
    uid: order.user_id,
    orderId: order.id,
    otherId: paidOther?.id ?? null,
    isByShop: cancelling.by !== 'owner',
  });
  const money = await planRefunds(tx, deps, order);
  const retention = await planRetentionOfCancelledOrder(tx, deps, order);
  const given = { amount_paise: money.amountPaise, gift_paise, points };
  const given_back: ReturnedAmounts = { ...given, is_referral_discount_open: isDiscountOpen };
  const cancelled = { ...moved, amounts: order.amounts, given_back };
  const news = await planCancellationMail(tx, deps, order, { given_back, cancelling });
  const writing = {
    write() {
      writeOrder(tx, cancelled);
      if (successor) writeOrder(tx, { ...successor, updated_at: cancelled.updated_at });
    },
  };
  return {
    ...combinePlans(release, couponReturn, reward, money, retention, writing, news),
    order: cancelled,
  };
}

/**
 * Cancels the Pending order of an album: withdraws the request, sets the album back to Draft and refunds
 * its initial payment.
 */
async function planCancelRequest(
  tx: DatabaseTransaction,
  deps: Deps,
  order: OrderRecord,
  cancelling: Cancellation,
): Promise<OrderPlan> {
  const now = deps.clock.now();
  const album = await findAlbum(tx, order.album_id);
  const refunds = await planInitialRefund(tx, deps, order.album_id);
  const given_back = { ...NO_RETURNED_AMOUNTS, amount_paise: order.album.initial_paid_paise };
  const cancelled = { ...cancelledOrder(order, cancelling, now), given_back };
  const news = await planCancellationMail(tx, deps, order, { given_back, cancelling });
  if (album?.pending_order_id !== order.id) {
    const writing = { write: () => writeOrder(tx, cancelled) };
    return { ...combinePlans(refunds, writing, news), order: cancelled };
  }
  const { uid, note } = cancelling;
  const by = cancelling.by === 'owner' ? 'owner' : 'system';
  const change = withdrawRequest(album, { by, uid: uid ?? album.user_id, note, now });
  const withdrawn = { ...cancelled, album: updateAlbumCopy(order, change.after) };
  const plan = await planAlbumChange(tx, deps, change, { order: withdrawn });
  return { ...combinePlans(plan, refunds, news), order: withdrawn };
}

/**
 * Plans the cancellation of an order (docs/rules.md#orders-5). Performs all reads before the caller
 * writes.
 * @throws AppError conflict for an order that can no longer be cancelled.
 */
export function planOrderCancellation(
  tx: DatabaseTransaction,
  deps: Deps,
  order: OrderRecord,
  cancelling: Cancellation,
): Promise<OrderPlan> {
  const isRequest = order.order_status === 'Pending' && !order.is_reorder;
  const plan = isRequest ? planCancelRequest : planPlacedOrderCancellation;
  return plan(tx, deps, order, cancelling);
}
