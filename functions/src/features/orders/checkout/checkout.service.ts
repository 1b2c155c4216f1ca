import type { getQuote, Quote } from '@smriti/shared/order/checkout';
import { deliversToPinCode } from '@smriti/shared/order/delivery-areas';
import type { CheckoutSums } from '@smriti/shared/order/checkout-pricing';
import type { OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import type { Paise } from '@smriti/shared/base/money';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { findOwnAddress } from '../../addresses/address.access';
import type { AddressRecord } from '../../addresses/address.records';
import type { AlbumRecord } from '../../albums/album.records';
import { getCatalogueRecord, isShippingMethodOffered } from '../../catalogue/catalogue.domain';
import type { CatalogueRecord } from '../../catalogue/catalogue.records';
import type { Catalogue } from '../../catalogue/catalogue.service';
import { findLastRestockDay } from '../../catalogue/stock.domain';
import { getCurrentCatalogue } from '../../catalogue/snapshot/current-catalogue.service';
import { type CouponChoice, findCouponChoice } from '../../coupons/coupon.service';
import { findBalances } from '../../ledger/ledger.service';
import { findBasketAlbums, findPendingOrders } from './checkout-basket.service';
import { catchAlreadyPlacedError } from '../order-answers.service';
import { findOwnOrder } from '../order.access';
import { toOrderShipping, isPaymentOpen } from '../order.domain';
import type { OrderRecord } from '../order.records';
import { toOrderedAlbum } from '../pending-order.domain';
import { toCheckoutSums } from '../order-amounts.domain';
import { getCurrentSettings } from '../../settings/settings.service';
import { type Balances, priceAlbums } from './checkout-pricing.service';
import { presentQuote } from './quote.presenter';

type QuoteBody = OutputOf<(typeof getQuote)['body']>;
type Reader = Pick<DatabaseTransaction, 'get' | 'getAll' | 'find'>;

/** A shipping method. @throws AppError not_found when missing or not offered. */
export function getOfferedShippingMethod(
  catalogue: Catalogue,
  id: number,
): CatalogueRecord<'shipping-methods'> {
  const method = getCatalogueRecord(catalogue, 'shipping-methods', id);
  if (isShippingMethodOffered(method)) return method;
  throw new AppError('not_found', 'There is no such shipping method.');
}

/** @throws AppError business_rule for a method that does not deliver to an address. */
export function assertMethodDeliversTo(
  method: CatalogueRecord<'shipping-methods'>,
  { postal_code }: Pick<AddressRecord, 'postal_code'>,
): void {
  if (deliversToPinCode(method, postal_code)) return;
  const message = `${method.name} does not deliver to PIN code ${postal_code}. Please choose another way of delivery.`;
  throw new AppError('business_rule', message);
}

/** The albums of a quote for its presenter. */
export function toQuotedAlbums(albums: readonly AlbumRecord[]) {
  return albums.map((album) => ({
    album_id: album.id,
    order_id: album.pending_order_id ?? '',
    album: toOrderedAlbum(album),
  }));
}

/** The quote of an existing order; a paid order has nothing due. */
function quoteOrder(
  order: OrderRecord,
  sums: CheckoutSums,
  has: Balances,
  pointPaise: Paise,
): Quote {
  const { id, album_id, album, shipping } = order;
  const quote = presentQuote({
    items: [{ album_id, order_id: id, album }],
    sums,
    shipping,
    balances: has,
    pointPaise,
    coupon: order.coupon,
    refusal: null,
    restockDay: order.restock_day,
  });
  if (isPaymentOpen(order)) return quote;
  const paid = { key: 'paid', count: null, amount: -quote.amount_due } as const;
  return { ...quote, lines: [...quote.lines, paid], amount_due: 0 };
}

/** Choices that affect the price of albums. */
export interface PriceChoices extends Pick<QuoteBody, 'use_gift_balance' | 'use_points'> {
  /** null while no method is chosen. */
  shippingId: number | null;
  /** PIN code of the delivery address; null while no address is chosen. */
  postalCode: string | null;
  couponChoice: CouponChoice;
}

/**
 * The current price of a customer's Approved albums that are checked out together, line by line.
 * @throws AppError of findBasketAlbums; not_found for a shipping method that is not offered; business_rule for
 * one that does not deliver to the PIN code; AlreadyPlacedError.
 */
export async function quoteAlbums(
  deps: Deps,
  uid: string,
  items: Parameters<typeof findBasketAlbums>[2],
  choices: PriceChoices,
): Promise<Quote> {
  const albums = await findBasketAlbums(deps.db, uid, items);
  // findPendingOrders throws for a placed album, so that its checkout leads to its orders.
  if (albums.some(({ is_placed }) => is_placed)) await findPendingOrders(deps.db, albums);
  const { shippingId, postalCode, ...uses } = choices;
  const catalogue = await getCurrentCatalogue(deps);
  const method = shippingId === null ? null : getOfferedShippingMethod(catalogue, shippingId);
  if (method && postalCode !== null) assertMethodDeliversTo(method, { postal_code: postalCode });
  const shipping = method && toOrderShipping(method);
  const has = await findBalances(deps, uid);
  const settings = await getCurrentSettings(deps);
  const { sums, coupon, refusal } = await priceAlbums(deps.db, {
    ...uses,
    uid,
    albums,
    has,
    catalogue,
    settings,
    shippingPaise: shipping?.price_paise ?? null,
    now: deps.clock.now(),
  });
  return presentQuote({
    items: toQuotedAlbums(albums),
    sums,
    shipping,
    balances: has,
    pointPaise: settings.point_paise,
    coupon,
    refusal,
    restockDay: findLastRestockDay(catalogue, albums, deps.clock.now()),
  });
}

/** An order of the caller with fixed sums: placed, or a reorder. null for any other. */
async function findSettled(reader: Reader, uid: string, id: string): Promise<OrderRecord | null> {
  const order = await findOwnOrder(reader, uid, id);
  return order.amounts === null ? null : order;
}

/**
 * The current price of a checkout, line by line. A quote reserves nothing.
 * @throws AppError of findBasketAlbums, or not_found for a shipping method that is not offered; business_rule
 * for one that does not deliver to the address; conflict for albums placed already, with their orders.
 */
export async function quoteCheckout(deps: Deps, uid: string, body: QuoteBody): Promise<Quote> {
  const { album_ids, order_id, address_id, shipping_method_id, coupon_code } = body;
  const settled = order_id === undefined ? null : await findSettled(deps.db, uid, order_id);
  if (settled?.amounts) {
    const { point_paise } = await getCurrentSettings(deps);
    const has = await findBalances(deps, uid);
    return quoteOrder(settled, toCheckoutSums(settled.amounts), has, point_paise);
  }
  const items = album_ids?.map((album_id) => ({ album_id })) ?? [{ order_id }];
  return catchAlreadyPlacedError(deps, async () => {
    const address =
      address_id === undefined || shipping_method_id === undefined
        ? null
        : await findOwnAddress(deps.db, uid, address_id);
    return quoteAlbums(deps, uid, items, {
      use_gift_balance: body.use_gift_balance,
      use_points: body.use_points,
      shippingId: shipping_method_id ?? null,
      postalCode: address?.postal_code ?? null,
      couponChoice: await findCouponChoice(deps, uid, coupon_code),
    });
  });
}
