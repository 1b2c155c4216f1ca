import type { placementConflict } from '@smriti/shared/order/checkout';
import type { CheckoutSums } from '@smriti/shared/order/checkout-pricing';
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
import type { AddressRecord } from '../../addresses/address.records';
import type { AlbumRecord } from '../../albums/album.records';
import { planUnreferencedPhotos } from '../../albums/album-transaction.service';
import { writeAlbum } from '../../albums/album.repository';
import type { CatalogueRecord } from '../../catalogue/catalogue.records';
import { getCurrentCatalogue } from '../../catalogue/snapshot/current-catalogue.service';
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
  type Balances,
  getOfferedShippingMethod,
  priceAlbums,
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
import { toPlacedAlbum, toOrderPlacedEvent, toPlacedOrder } from './order-placing.domain';
import { toOrderAmounts } from '../order-amounts.domain';
import { assertNotPaused } from '../../settings/pause.service';
import { getCurrentSettings } from '../../settings/settings.service';
import { presentQuote } from './quote.presenter';

type Form = OutputOf<(typeof placeOrder)['body']>;
type Answer = AnswerOf<typeof placeOrder>;

interface PlaceCall {
  uid: string;
  form: Form;
  idempotency: IdempotencyClaim | null;
}

/** Input of a placement that is read before its transaction. */
interface Terms {
  method: CatalogueRecord<'shipping-methods'>;
  shipping: NonNullable<OrderRecord['shipping']>;
  settings: ShopSettings;
}

/** Input of a placement that is read in its transaction. */
interface Basket extends Terms {
  albums: AlbumRecord[];
  orders: OrderRecord[];
  shares: CheckoutSums[];
  sums: CheckoutSums;
  has: Balances;
  address: AddressRecord;
}

async function findEverything(
  tx: DatabaseTransaction,
  { uid, form }: PlaceCall,
  terms: Terms,
): Promise<Basket> {
  const albums = await findBasketAlbums(tx, uid, form.items);
  const orders = await findPendingOrders(tx, albums);
  const address = await findOwnAddress(tx, uid, form.address_id);
  assertMethodDeliversTo(terms.method, address);
  const has = await findBalances({ db: tx }, uid);
  const { shares, sums } = priceAlbums(terms.settings, albums, has, {
    ...form,
    shippingPaise: terms.shipping.price_paise,
  });
  return { albums, orders, shares, sums, has, address, ...terms };
}

/** @throws AppError conflict with the current price when the customer was shown another one. */
function assertAsShown({ albums, sums, shipping, has, settings }: Basket, form: Form): void {
  const isSame = form.items.every(({ price, quantity }, index) => {
    const album = albums[index];
    return album?.quantity === quantity && album.total_price_paise === toPaise(price);
  });
  const { amount_due = toRupees(sums.duePaise) } = form;
  if (isSame && toPaise(amount_due) === sums.duePaise) return;
  const quote = presentQuote({
    items: toQuotedAlbums(albums),
    sums,
    shipping,
    balances: has,
    pointPaise: settings.point_paise,
  });
  const details: z.input<typeof placementConflict> = { quote };
  throw new AppError('conflict', 'The price has changed. Please check it and try again.', {
    details,
  });
}

/** @throws AppError business_rule when a payment method is needed and this one is not offered. */
function assertOffered(deps: Deps, { payment_method }: Form, { sums }: Basket): void {
  if (sums.duePaise === 0 || listOfferedMethods(deps).includes(payment_method)) return;
  const message = `${payment_method.toUpperCase()} is not supported yet. Please use card payment.`;
  throw new AppError('business_rule', message);
}

function placementOf(
  id: string,
  uid: string,
  { orders, sums, has }: Basket,
  now: Date,
): PlacementRecord {
  return {
    id,
    user_id: uid,
    order_ids: orders.map((order) => order.id),
    is_referral_discount: has.isReferralDiscountOpen && sums.discountPaise > 0,
    ...toOrderAmounts(sums),
    placed_at: now.toISOString(),
  };
}

function placedOrders(
  { albums, orders, shares, sums, address, shipping, settings }: Basket,
  placementId: string,
  form: Form,
  now: Date,
): OrderRecord[] {
  const paymentMethod = form.payment_method;
  const isPaidTogether = sums.duePaise > 0 && sums.shippingPaise > 0;
  const common = { placementId, address, gift: form.as_gift ?? null, shipping, settings };
  const placing = { ...common, paymentMethod, isPaidTogether, now };
  return orders.map((order, index) => {
    const [album, share] = [albums[index], shares[index]];
    if (!album || !share) throw new RangeError('an order without its album');
    return toPlacedOrder(order, updateAlbumCopy(order, album), share, placing);
  });
}

/** Plans the use of the customer's balances; reads nothing when none are used. */
function planHolds(
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
async function planExcess(
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

async function place(
  tx: DatabaseTransaction,
  deps: Deps,
  call: PlaceCall,
  { placementId, ...terms }: Terms & { placementId: string },
): Promise<PlannedAnswer<Answer>> {
  const { uid, form } = call;
  const now = deps.clock.now();
  const basket = await findEverything(tx, call, terms);
  assertAsShown(basket, form);
  assertOffered(deps, form, basket);
  const placement = placementOf(placementId, uid, basket, now);
  const orders = placedOrders(basket, placementId, form, now);
  const covers = await findOrderCovers(tx, orders);
  const to = await findRecipient(tx, uid);
  const hold = await planHolds(tx, deps, placement);
  const excess = await planExcess(tx, deps, basket);
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
    plan: combinePlans(hold, reward, excess, placing, ...leaving),
  };
}

/**
 * Places the Pending orders of the caller's Approved albums in one transaction (docs/rules.md#orders-3).
 * Each becomes processing, with its share of shipping, discount, gift balance and points, and with
 * copies of address, shipping method and price; paid at once when nothing is due.
 * @throws AppError of findBasketAlbums; not_found for an address or shipping method; business_rule for a
 * method that does not deliver to the address; conflict with the current price when the shown one
 * differs, and with the orders of albums placed already.
 */
export async function placeOrders(deps: Deps, call: PlaceCall): Promise<Answer> {
  const { uid, form, idempotency } = call;
  if (form.user_id !== uid) throw new AppError('not_found', 'There is no such user.');
  const method = getOfferedShippingMethod(await getCurrentCatalogue(deps), form.shipping_method_id);
  const shipping = toOrderShipping(method);
  const settings = await getCurrentSettings(deps);
  const placementId = deps.ids.id();
  return catchAlreadyPlacedError(deps, () =>
    commitPlan(deps, idempotency, placeOrder.response, async (tx) => {
      await assertNotPaused(deps, 'orders');
      return place(tx, deps, call, { method, shipping, settings, placementId });
    }),
  );
}
