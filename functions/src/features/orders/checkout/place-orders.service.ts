import type { placementConflict } from '@smriti/shared/order/checkout';
import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { toPaise, toRupees } from '@smriti/shared/base/money';
import { placeOrder } from '@smriti/shared/order/orders';
import type { ShopSettings } from '@smriti/shared/staff/shop-settings';
import type * as z from 'zod/mini';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { IdempotencyClaim } from '../../../platform/database/idempotency';
import {
  combinePlans,
  commitPlan,
  type Plan,
  type PlannedAnswer,
} from '../../../platform/database/plan';
import { findOwnAddress } from '../../addresses/address.access';
import type { AlbumRecord } from '../../albums/album.records';
import { planUnreferencedPhotos } from '../../albums/album-transaction.service';
import { writeAlbum } from '../../albums/album.repository';
import type { CatalogueRecord } from '../../catalogue/catalogue.records';
import type { Catalogue } from '../../catalogue/catalogue.service';
import { findLastRestockDay } from '../../catalogue/stock.domain';
import { getCurrentCatalogue } from '../../catalogue/snapshot/current-catalogue.service';
import { type CouponChoice, findCouponChoice, planCouponUse } from '../../coupons/coupon.service';
import { findBalances, planBalanceUse } from '../../ledger/ledger.service';
import { planPendingReward } from '../../ledger/referral-reward.service';
import { findRecipient } from '../../mail/mail-recipient.service';
import { queueMail } from '../../mail/mail.repository';
import { listOfferedMethods } from '../../../platform/payments/providers/providers';
import { planExcessRefund } from '../../payments/refunds/refund.service';
import { writeStatusDocument } from '../../albums/status.repository';
import { findBasketAlbums, findPendingOrders } from './checkout-basket.service';
import {
  assertMethodDeliversTo,
  getOfferedShippingMethod,
  toQuotedAlbums,
} from './checkout.service';
import {
  presentPlacedOrders,
  findOrderCovers,
  catchAlreadyPlacedError,
} from '../order-answers.service';
import { toOrderShipping } from '../order.domain';
import type { OrderRecord, PlacementRecord } from '../order.records';
import { writeOrder } from '../order.repository';
import { updateAlbumCopy } from '../pending-order.domain';
import { createPlacement } from '../placement.repository';
import {
  type OrderAddress,
  toOrderAddress,
  toOrderPlacedEvent,
  toPlacedAlbum,
  toPlacedOrder,
} from './order-placing.domain';
import { toOrderAmounts } from '../order-amounts.domain';
import { assertNotPaused } from '../../settings/pause.service';
import { getCurrentSettings } from '../../settings/settings.service';
import {
  type Balances,
  priceAlbums,
  type PricedCheckout,
  toGrantedCoupon,
} from './checkout-pricing.service';
import { presentQuote } from './quote.presenter';

type Form = OutputOf<(typeof placeOrder)['body']>;
type Answer = AnswerOf<typeof placeOrder>;

interface ShownItem extends Omit<Form['items'][number], 'quantity' | 'price'> {
  /** Quantity and price as shown to the customer; undefined if only the whole amount was sent. */
  quantity?: number;
  price?: number;
  /** Number of copies in place of the album's quantity, for a payment link. */
  copies?: number;
}

/** What a customer places, at the price that was shown. */
interface Placing extends Pick<
  Form,
  'payment_method' | 'use_gift_balance' | 'use_points' | 'as_gift' | 'amount_due'
> {
  uid: string;
  items: readonly ShownItem[];
  findAddress: (tx: DatabaseTransaction) => Promise<OrderAddress>;
  /** Payment link by which the orders are placed; null in the checkout. */
  paymentLink: OrderRecord['payment_link'];
}

/** Input of a placement that is read before its transaction. */
interface Terms {
  placementId: string;
  method: CatalogueRecord<'shipping-methods'>;
  shipping: NonNullable<OrderRecord['shipping']>;
  settings: ShopSettings;
  catalogue: Catalogue;
  couponChoice: CouponChoice;
}

/** Input of a placement that is read in its transaction. */
interface Basket extends Terms, PricedCheckout {
  albums: AlbumRecord[];
  orders: OrderRecord[];
  has: Balances;
  address: OrderAddress;
}

async function findBasket(
  tx: DatabaseTransaction,
  deps: Pick<Deps, 'clock'>,
  { uid, ...form }: Placing,
  terms: Terms,
): Promise<Basket> {
  const albums = await findBasketAlbums(tx, uid, form.items);
  const orders = await findPendingOrders(tx, albums);
  const address = await form.findAddress(tx);
  assertMethodDeliversTo(terms.method, address);
  const has = await findBalances({ db: tx }, uid);
  const { settings, catalogue, couponChoice } = terms;
  const priced = await priceAlbums(tx, {
    uid,
    albums,
    has,
    settings,
    catalogue,
    shippingPaise: terms.shipping.price_paise,
    use_gift_balance: form.use_gift_balance,
    use_points: form.use_points,
    couponChoice,
    now: deps.clock.now(),
  });
  return { albums, orders, has, address, ...terms, ...priced };
}

/**
 * @throws AppError conflict with the current price when it differs from the one shown to the customer, or
 *   when the entered code is refused. A better offer than the entered code is no conflict.
 */
function assertAsShown(basket: Basket, form: Placing, now: Date): void {
  const { albums, sums, shipping, has, settings, coupon, refusal, catalogue } = basket;
  const isSame = form.items.every(({ price, quantity }, index) => {
    const album = albums[index];
    const isQuantitySame = quantity === undefined || album?.quantity === quantity;
    return isQuantitySame && (price === undefined || album?.total_price_paise === toPaise(price));
  });
  const { amount_due = toRupees(sums.duePaise) } = form;
  const isCodeAccepted = refusal === null || refusal.reason === 'better_offer';
  if (isSame && isCodeAccepted && toPaise(amount_due) === sums.duePaise) return;
  const quote = presentQuote({
    items: toQuotedAlbums(albums),
    sums,
    shipping,
    balances: has,
    pointPaise: settings.point_paise,
    coupon,
    refusal,
    restockDay: findLastRestockDay(catalogue, albums, now),
  });
  const details: z.input<typeof placementConflict> = { quote };
  throw new AppError('conflict', 'The price has changed. Please check it and try again.', {
    details,
  });
}

/** @throws AppError business_rule when a payment method is needed and this one is not offered. */
function assertOffered(deps: Deps, { payment_method }: Placing, { sums }: Basket): void {
  if (sums.duePaise === 0 || listOfferedMethods(deps).includes(payment_method)) return;
  const message = `${payment_method.toUpperCase()} is not supported yet. Please use card payment.`;
  throw new AppError('business_rule', message);
}

function placementOf(
  id: string,
  uid: string,
  { orders, sums, has, coupon }: Basket,
  now: Date,
): PlacementRecord {
  return {
    id,
    user_id: uid,
    order_ids: orders.map((order) => order.id),
    is_referral_discount: has.isReferralDiscountOpen && sums.discountPaise > sums.couponPaise,
    coupon: coupon && toGrantedCoupon(coupon),
    ...toOrderAmounts(sums),
    placed_at: now.toISOString(),
  };
}

function placedOrders(basket: Basket, form: Placing, now: Date): OrderRecord[] {
  const {
    albums,
    orders,
    shares,
    sums,
    address,
    shipping,
    settings,
    coupon,
    placementId,
    catalogue,
  } = basket;
  const paymentMethod = form.payment_method;
  const isPaidTogether = sums.duePaise > 0 && sums.shippingPaise > 0;
  const placing = {
    placementId,
    address,
    gift: form.as_gift ?? null,
    paymentLink: form.paymentLink,
    shipping,
    coupon: coupon && toGrantedCoupon(coupon),
    settings,
    paymentMethod,
    restockDay: findLastRestockDay(catalogue, albums, now),
    isPaidTogether,
    now,
  };
  return orders.map((order, index) => {
    const [album, share] = [albums[index], shares[index]];
    if (!album || !share) throw new RangeError('an order without its album');
    return toPlacedOrder(order, updateAlbumCopy(order, album), share, placing);
  });
}

/** Plans the use of the customer's balances; reads nothing when none are used. */
function planBalances(
  tx: DatabaseTransaction,
  deps: Deps,
  { id, user_id, order_ids, gift_paise, points, is_referral_discount }: PlacementRecord,
) {
  if (gift_paise === 0 && points === 0 && !is_referral_discount) return null;
  return planBalanceUse(tx, deps, {
    uid: user_id,
    placementId: id,
    giftPaise: gift_paise,
    points,
    referralDiscount: is_referral_discount,
    orderId: order_ids[0] ?? id,
  });
}

/** Plans the refund of initial payments above the price, for designs that became cheaper later. */
async function planExcessRefunds(
  tx: DatabaseTransaction,
  deps: Deps,
  { albums, shares }: Basket,
): Promise<Plan> {
  const plans: Plan[] = [];
  for (const [index, { id: albumId, initial_paid_paise: paid }] of albums.entries()) {
    const keepPaise = shares[index]?.initialPaidPaise ?? paid;
    if (paid > keepPaise) plans.push(await planExcessRefund(tx, deps, { albumId, keepPaise }));
  }
  return combinePlans(...plans);
}

/**
 * Plans the placement of the Pending orders of a customer's Approved albums (docs/rules.md#orders-3). Each
 * becomes processing, with its share of shipping, discount, gift balance and points, and with copies of
 * address, shipping method, coupon and price; paid at once when nothing is due.
 * @throws AppError of findBasketAlbums; business_rule while orders are paused, and for a method that does not
 * deliver to the address; conflict with the current price when the shown one differs; AlreadyPlacedError.
 */
export async function planPlacement(
  tx: DatabaseTransaction,
  deps: Deps,
  call: Placing,
  terms: Terms,
): Promise<PlannedAnswer<Answer>> {
  await assertNotPaused(deps, 'orders');
  const { uid } = call;
  const { placementId } = terms;
  const now = deps.clock.now();
  const basket = await findBasket(tx, deps, call, terms);
  assertAsShown(basket, call, now);
  assertOffered(deps, call, basket);
  const placement = placementOf(placementId, uid, basket, now);
  const orders = placedOrders(basket, call, now);
  const covers = await findOrderCovers(tx, orders);
  const to = await findRecipient(tx, uid);
  const hold = await planBalances(tx, deps, placement);
  const { coupon } = basket;
  const couponUse = coupon && (await planCouponUse(tx, deps, { uid, placementId, coupon }));
  const excess = await planExcessRefunds(tx, deps, basket);
  const paid = orders.find(({ payment_status }) => payment_status === 'paid');
  const points = terms.settings.referral_points;
  const reward = paid ? await planPendingReward(tx, { uid, orderId: paid.id, points }) : null;

  const placed = basket.albums.map((album) => toPlacedAlbum(album, now));
  const leaving = placed.map((after, index) =>
    planUnreferencedPhotos(tx, deps, { before: basket.albums[index] ?? null, after }),
  );
  const placing = {
    write() {
      createPlacement(tx, placement);
      for (const order of orders) writeOrder(tx, order);
      for (const album of placed) {
        writeAlbum(tx, album);
        writeStatusDocument(tx, album.id, { owner: uid, status: album.status }, now);
      }
      queueMail(tx, deps, { ...toOrderPlacedEvent(placementId, orders, basket.sums), to });
    },
  };
  return {
    answer: presentPlacedOrders(deps, placement, orders, covers),
    plan: combinePlans(hold, couponUse, reward, excess, placing, ...leaving),
  };
}

/** Reads the terms of a placement. @throws AppError not_found for a shipping method that is not offered. */
export async function readPlacementTerms(
  deps: Deps,
  uid: string,
  { shipping_method_id, coupon_code }: Pick<Form, 'shipping_method_id' | 'coupon_code'>,
): Promise<Terms> {
  const catalogue = await getCurrentCatalogue(deps);
  const method = getOfferedShippingMethod(catalogue, shipping_method_id);
  return {
    placementId: deps.ids.id(),
    method,
    shipping: toOrderShipping(method),
    settings: await getCurrentSettings(deps),
    catalogue,
    couponChoice: await findCouponChoice(deps, uid, coupon_code),
  };
}

interface PlaceCall {
  uid: string;
  form: Form;
  idempotency: IdempotencyClaim | null;
}

/**
 * Places the Pending orders of the caller's Approved albums in one transaction.
 * @throws AppError of planPlacement; not_found for an address or shipping method; conflict with the orders of
 * albums placed already.
 */
export async function placeOrders(deps: Deps, { uid, form, idempotency }: PlaceCall) {
  const { user_id, address_id, ...placing } = form;
  if (user_id !== uid) throw new AppError('not_found', 'There is no such user.');
  const terms = await readPlacementTerms(deps, uid, form);
  const findAddress = async (tx: DatabaseTransaction) =>
    toOrderAddress(await findOwnAddress(tx, uid, address_id));
  return catchAlreadyPlacedError(deps, () =>
    commitPlan(deps, idempotency, placeOrder.response, (tx) =>
      planPlacement(tx, deps, { ...placing, uid, findAddress, paymentLink: null }, terms),
    ),
  );
}
