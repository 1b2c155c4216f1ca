import { isDeepStrictEqual } from 'node:util';
import { findCheapestShipping, priceCheckout } from '@smriti/shared/order/checkout-pricing';
import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { paise, multiplyPaise } from '@smriti/shared/base/money';
import { MAX_OPEN_REORDERS, requestReorder } from '@smriti/shared/order/orders';
import type { ShopSettings } from '@smriti/shared/staff/shop-settings';
import type { DatabaseTransaction } from '../../../platform/database/database';
import { isAlreadyExists } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { type IdempotencyClaim, runOnce } from '../../../platform/database/idempotency';
import { findOwnAddress } from '../../addresses/address.access';
import type { AddressRecord } from '../../addresses/address.records';
import { isShippingMethodOffered } from '../../catalogue/catalogue.domain';
import type { Catalogue } from '../../catalogue/catalogue.service';
import { findReadableAlbums } from '../../albums/album.repository';
import { findOutOfStockOption, formatEnglishDay } from '../../catalogue/stock.domain';
import { getCurrentCatalogue } from '../../catalogue/snapshot/current-catalogue.service';
import { findOrderCovers } from '../order-answers.service';
import { findOwnOrder } from '../order.access';
import { toOrderAddress, paymentDeadline } from './order-placing.domain';
import { presentOrder } from '../order.presenter';
import type { OrderRecord } from '../order.records';
import {
  countOpenReorders,
  createOrder,
  findOrder,
  generateOrderId,
  updateReorderId,
} from '../order.repository';
import { toOrderShipping } from '../order.domain';
import { createOrderState } from '../order.states';
import { NEW_ORDER_DEFAULTS } from '../pending-order.domain';
import { assertOriginalsNotDeleted } from '../../privacy/retention/retention.service';
import { toOrderAmounts } from '../order-amounts.domain';
import { assertNotPaused } from '../../settings/pause.service';
import { getCurrentSettings } from '../../settings/settings.service';

type Form = OutputOf<(typeof requestReorder)['body']>;
type Answer = AnswerOf<typeof requestReorder>;
type Shipping = NonNullable<OrderRecord['shipping']>;

interface ReorderCall {
  uid: string;
  form: Form;
  idempotency: IdempotencyClaim | null;
}

/** The cheapest method that delivers to an address now. @throws AppError business_rule when none does. */
function cheapestTo({ data }: Catalogue, { postal_code }: AddressRecord): Shipping {
  const methods = data['shipping-methods']
    .filter(isShippingMethodOffered)
    .map((one) => ({ ...one, price: one.price_paise }));
  const cheapest = findCheapestShipping(methods, postal_code);
  if (cheapest) return toOrderShipping(cheapest);
  const message =
    methods.length === 0
      ? 'We cannot ship anything at the moment.'
      : `We do not deliver to PIN code ${postal_code} at the moment.`;
  throw new AppError('business_rule', message);
}

/** @throws AppError not_found for another customer's order; business_rule for one not placed. */
async function findOriginal(
  tx: DatabaseTransaction,
  uid: string,
  id: string,
): Promise<OrderRecord> {
  const order = await findOwnOrder(tx, uid, id);
  if (order.amounts !== null) return order;
  throw new AppError('business_rule', 'You can reorder this album after its first order.');
}

/** The reorder created by an identical earlier call while it is still Pending; null if none. */
async function findTwin(
  tx: DatabaseTransaction,
  { reordered_as }: OrderRecord,
  { quantity, address, gift, shipping }: Omit<Reordering, 'id' | 'settings' | 'now'>,
): Promise<OrderRecord | null> {
  const earlier = reordered_as === null ? null : await findOrder(tx, reordered_as);
  const isSame =
    earlier?.order_status === 'Pending' &&
    earlier.album.quantity === quantity &&
    isDeepStrictEqual(earlier.address, toOrderAddress(address)) &&
    isDeepStrictEqual(earlier.as_gift, gift) &&
    isDeepStrictEqual(earlier.shipping, shipping);
  return isSame ? earlier : null;
}

interface Reordering {
  id: string;
  quantity: number;
  address: AddressRecord;
  gift: OrderRecord['as_gift'];
  shipping: Shipping;
  settings: ShopSettings;
  now: Date;
}

/** A reorder of the album of `original` at its original price. */
function newReorder(original: OrderRecord, reordering: Reordering): OrderRecord {
  const { id, quantity, address, gift, shipping, settings, now } = reordering;
  const none = paise(0);
  const album = { ...original.album, quantity, initial_paid_paise: none };
  const subtotalPaise = multiplyPaise(album.total_price_paise, quantity);
  const { sums } = priceCheckout([{ subtotalPaise, initialPaidPaise: none }], {
    shippingPaise: shipping.price_paise,
    discountPercent: 0,
    giftPaise: none,
    points: 0,
    pointPaise: settings.point_paise,
  });
  const order = {
    ...NEW_ORDER_DEFAULTS,
    id,
    user_id: original.user_id,
    customer: original.customer,
    album_id: original.album_id,
    is_reorder: true,
    address: toOrderAddress(address),
    as_gift: gift,
    shipping,
    amounts: toOrderAmounts(sums),
    pay_until: paymentDeadline(now, settings),
    album,
  };
  return createOrderState(order, { by: 'owner', uid: original.user_id, now });
}

/** @throws AppError business_rule above the maximum of open reorders (docs/rules.md#orders-6). */
async function assertRoomForReorder(tx: DatabaseTransaction, uid: string): Promise<void> {
  const open = await countOpenReorders(tx, uid, MAX_OPEN_REORDERS);
  if (open < MAX_OPEN_REORDERS) return;
  const message = `You have ${MAX_OPEN_REORDERS} reorders that are not paid yet. Please pay or cancel one of them in My Orders first.`;
  throw new AppError('business_rule', message);
}

/**
 * @throws AppError business_rule if a paper or cover of the album is out of stock
 *   (docs/rules.md#catalogue-15).
 */
async function assertInStock(
  tx: DatabaseTransaction,
  { album_id }: OrderRecord,
  { catalogue, now }: { catalogue: Catalogue; now: Date },
): Promise<void> {
  const [album] = await findReadableAlbums(tx, [album_id]);
  const option = album && findOutOfStockOption(catalogue, album, now);
  if (!option) return;
  const date = formatEnglishDay(option.restock_day);
  const message = `${option.name} is out of stock and back on ${date}. Please reorder this album from that day on.`;
  throw new AppError('business_rule', message);
}

async function make(
  tx: DatabaseTransaction,
  deps: Deps,
  { uid, form }: ReorderCall,
  { catalogue, settings }: { catalogue: Catalogue; settings: ShopSettings },
): Promise<Answer> {
  const original = await findOriginal(tx, uid, form.id);
  await assertOriginalsNotDeleted(tx, original.album_id);
  const address = await findOwnAddress(tx, uid, form.address_id);
  const shipping = cheapestTo(catalogue, address);
  const { quantity, as_gift: gift = null } = form;
  const wanted = { quantity, address, gift, shipping };
  const twin = await findTwin(tx, original, wanted);
  const covers = await findOrderCovers(tx, [original]);
  if (twin) return { order: presentOrder(twin, covers, { deps, uid }) };
  await assertInStock(tx, original, { catalogue, now: deps.clock.now() });
  await assertRoomForReorder(tx, uid);
  const order = newReorder(original, {
    ...wanted,
    id: generateOrderId(deps.ids),
    settings,
    now: deps.clock.now(),
  });
  createOrder(tx, order);
  updateReorderId(tx, original.id, order.id);
  return { order: presentOrder(order, covers, { deps, uid }) };
}

/** Maximum number of attempts to draw an unused order number; collisions are rare. */
const MAX_ATTEMPTS = 3;

/**
 * Creates another Pending order of an album ordered before (docs/rules.md#orders-6), with the cheapest
 * shipping method for its address. While it is Pending, an identical call returns the same order.
 * @throws AppError not_found for another customer's order or address; business_rule for an album not
 * ordered before, with deleted originals or an option out of stock, for too many reorders, or when no method delivers.
 */
export async function createReorder(deps: Deps, call: ReorderCall): Promise<Answer> {
  const catalogue = await getCurrentCatalogue(deps);
  const settings = await getCurrentSettings(deps);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(deps, call.idempotency, requestReorder.response, async (tx) => {
        await assertNotPaused(deps, 'orders');
        return make(tx, deps, call, { catalogue, settings });
      });
    } catch (error) {
      if (!isAlreadyExists(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
