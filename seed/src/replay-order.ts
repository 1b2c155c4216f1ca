import { priceCheckout } from '@smriti/shared/order/checkout-pricing';
import { paise, sumPaise, multiplyPaise } from '@smriti/shared/base/money';
import type { AddressRecord } from '../../functions/src/features/addresses/address.records.ts';
import {
  toOrderAddress,
  toPlacedOrder,
  toReorderPlacement,
} from '../../functions/src/features/orders/checkout/order-placing.domain.ts';
import type {
  OrderRecord,
  PlacementRecord,
} from '../../functions/src/features/orders/order.records.ts';
import { moveOrder } from '../../functions/src/features/orders/order.states.ts';
import {
  syncPendingOrder,
  createRequestedOrder,
} from '../../functions/src/features/orders/pending-order.domain.ts';
import { toOrderShipping } from '../../functions/src/features/orders/order.domain.ts';
import { readShopParameters } from '../../functions/src/platform/parameters/shop-parameters.ts';
import { derivePaymentId } from '../../functions/src/features/payments/payment.service.ts';
import type { AlbumHistory } from './replay-album.ts';
import type { OrderTimes } from './data/albums/album-draft.ts';
import { catalogue } from './data/catalogue.ts';
import { demoPeople } from './data/people.ts';

interface ReplayedOrder {
  order: OrderRecord;
  /** The placement; null until the order is placed. */
  placement: PlacementRecord | null;
}

const ADMIN = 'demo-admin';
const PRINTER = 'demo-printer';
const HOUR = 3_600_000;

/** Shop parameters of demo projects. */
export const DEMO_SETTINGS = readShopParameters({ GCLOUD_PROJECT: 'demo-smriti' });

const none = paise(0);

/** Applies all steps of an album's order; null for an album that was never requested. */
export function replayOrder(history: AlbumHistory): ReplayedOrder | null {
  const { album, events } = history;
  const id = album.pending_order_id;
  const first = events.find(({ to }) => to === 'Requested');
  if (id === null || !first) return null;
  const made = { by: 'owner', uid: album.user_id, now: new Date(first.at) } as const;
  const pending = syncPendingOrder(
    createRequestedOrder(id, album, made),
    album,
    new Date(album.updated_at),
  );
  if (!history.order) return { order: pending, placement: null };
  const order = applyOrderSteps(pending, history.order);
  const placement = toReorderPlacement(order, new Date(history.order.placed));
  return { order, placement: placement && { ...placement, id: placementId(order.album_id) } };
}

function placementId(albumId: string): string {
  return `${albumId}-placement`;
}

export function orderTransactionId({ album_id }: Pick<OrderRecord, 'album_id'>): string {
  return `${album_id}-order`;
}

function applyOrderSteps(pending: OrderRecord, story: OrderTimes): OrderRecord {
  let order = payOrder(placeOrder(pending, story), story.paid);
  const { shipped, delivered, cancelled } = story;
  if (shipped !== undefined) order = moveByAdmin(printOrder(order, shipped), 'Shipped', shipped);
  if (delivered !== undefined) order = moveByAdmin(order, 'Delivered', delivered);
  return cancelled === undefined ? order : cancelOrder(order, cancelled);
}

function placeOrder(pending: OrderRecord, { address_id, placed: at }: OrderTimes): OrderRecord {
  const [method] = catalogue['shipping-methods'];
  if (!method) throw new Error('the shop ships nothing');
  const shipping = toOrderShipping(method);
  const { initial_paid_paise: initialPaidPaise, quantity, total_price_paise } = pending.album;
  const subtotalPaise = multiplyPaise(total_price_paise, quantity);
  const { sums } = priceCheckout([{ subtotalPaise, initialPaidPaise }], {
    shippingPaise: shipping.price_paise,
    discountPercent: 0,
    giftPaise: none,
    points: 0,
    pointPaise: none,
  });
  return toPlacedOrder(pending, pending.album, sums, {
    placementId: placementId(pending.album_id),
    address: toOrderAddress(deliveryAddress(pending.user_id, address_id)),
    gift: null,
    shipping,
    coupon: null,
    paymentLink: null,
    settings: DEMO_SETTINGS,
    paymentMethod: 'card',
    restockDay: null,
    isPaidTogether: false,
    now: new Date(at),
  });
}

function deliveryAddress(uid: string, id: string): AddressRecord {
  const person = demoPeople.find((one) => one.uid === uid);
  const address = person?.addresses.find((one) => one.id === id);
  if (!person || !address) throw new Error(`${uid} has no address ${id}`);
  const { firstName: first_name, lastName: last_name, email, phone, created_at } = person;
  const contact = { first_name, last_name, email, phone: phone ?? '' };
  const times = { created_at, updated_at: created_at };
  return { ...address, ...contact, ...times, user_id: uid, country: 'India', type: 'Home' };
}

function payOrder(order: OrderRecord, at: string): OrderRecord {
  const move = { by: 'system', uid: null, payment: 'paid', now: new Date(at) } as const;
  const paid_by = derivePaymentId(order.user_id, orderTransactionId(order));
  return { ...moveOrder(order, move), paid_by, pay_until: null };
}

/** Returns the order as printed in the hours before shipping. */
function printOrder(order: OrderRecord, shipped: string): OrderRecord {
  const before = (hours: number) => new Date(Date.parse(shipped) - hours * HOUR);
  const step = { by: 'printer', uid: PRINTER } as const;
  const printing = moveOrder(order, { ...step, print: 'printing', now: before(6) });
  return moveOrder(printing, { ...step, print: 'printed', now: before(3) });
}

function moveByAdmin(order: OrderRecord, to: 'Shipped' | 'Delivered', at: string): OrderRecord {
  return moveOrder(order, { by: 'admin', uid: ADMIN, to, now: new Date(at) });
}

/** Returns the order as cancelled with a full refund, including the initial payment. */
function cancelOrder(order: OrderRecord, at: string): OrderRecord {
  const { due_paise, initial_paid_paise } = order.amounts ?? {
    due_paise: none,
    initial_paid_paise: none,
  };
  const move = { by: 'owner', to: 'Cancelled', payment: 'refunded' } as const;
  return {
    ...moveOrder(order, { ...move, uid: order.user_id, now: new Date(at) }),
    given_back: {
      amount_paise: sumPaise(due_paise, initial_paid_paise),
      gift_paise: none,
      points: 0,
      is_referral_discount_open: false,
    },
  };
}
