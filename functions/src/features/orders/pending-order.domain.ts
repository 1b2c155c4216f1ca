import type { AlbumStatus } from '@smriti/shared/album/album-states';
import { type AlbumTexts, albumTextFields } from '@smriti/shared/album/albums';
import { type Paise, paise } from '@smriti/shared/base/money';
import type { OrderActor } from '@smriti/shared/order/order-states';
import * as z from 'zod/mini';
import { coverPhotoId } from '../albums/album-cover.domain';
import type { CoverRecord } from '../albums/album-cover.records';
import type { ReturnedAmounts, OrderCustomer, OrderRecord } from './order.records';
import { createOrderState, moveOrder, type NewOrder } from './order.states';

const albumTexts = z.object(albumTextFields);

/** Fields of an album that its order needs. */
interface OrderableAlbum extends AlbumTexts {
  id: string;
  user_id: string;
  product_id: number | null;
  names: { product: string };
  names_hi?: { product?: string | undefined };
  status: AlbumStatus;
  quantity: number;
  total_price_paise: Paise;
  initial_paid_paise: Paise;
  photo_ids: readonly string[];
  scene_hash?: string | undefined;
  cover?: CoverRecord | undefined;
}

/** Fields of an album as copied to its order. */
export function toOrderedAlbum(album: OrderableAlbum): OrderRecord['album'] {
  const { scene_hash, cover, names_hi: { product: product_hi } = {} } = album;
  return {
    ...albumTexts.parse(album),
    product_id: album.product_id,
    product: album.names.product,
    ...(product_hi !== undefined && { product_hi }),
    status: album.status,
    quantity: album.quantity,
    total_price_paise: album.total_price_paise,
    initial_paid_paise: album.initial_paid_paise,
    cover_photo_id: coverPhotoId(album),
    ...(cover !== undefined && { cover }),
    ...(scene_hash !== undefined && { scene_hash }),
  };
}

/** Optional fields: when the album lacks them, its order drops them, too. */
const MAY_BE_ABSENT = new Set(['product_hi', 'scene_hash', 'cover']);

/**
 * The order's copy of an album, updated; unknown fields of a newer release are kept
 * (docs/rules.md#api-10).
 */
export function updateAlbumCopy(
  { album: before }: Pick<OrderRecord, 'album'>,
  album: OrderableAlbum,
): OrderRecord['album'] {
  const others = Object.entries(before).filter(([name]) => !MAY_BE_ABSENT.has(name));
  return { ...Object.fromEntries(others), ...toOrderedAlbum(album) };
}

interface Step {
  by: OrderActor;
  uid: string;
  now: Date;
}

/** Initial values of a new order. */
export const NEW_ORDER_DEFAULTS: Omit<NewOrder, 'id' | 'user_id' | 'album_id' | 'album'> = {
  customer: null,
  is_reorder: false,
  placement_id: null,
  payment_method: null,
  address: null,
  address_changes: [],
  as_gift: null,
  shipping: null,
  amounts: null,
  coupon: null,
  payment_link: null,
  paid_by: null,
  given_back: null,
  pay_until: null,
  placed_at: null,
  restock_day: null,
  settings: null,
  held_by: [],
  shipment: null,
  shipments: [],
  refunds: [],
  staff_notes: [],
  staff_tags: [],
  replaces: null,
  replaced_by: [],
  reordered_as: null,
};

/** Account data as stored with an order. */
export function toOrderCustomer(account: {
  displayName: string;
  email: string;
  phone: string | null;
}): OrderCustomer {
  const { displayName: name, email, phone } = account;
  return { name, email, phone: phone ?? '' };
}

/** The Pending order created by the first request of an album. */
export function createRequestedOrder(
  id: string,
  album: OrderableAlbum,
  { customer = null, ...step }: Step & { customer?: OrderCustomer | null },
): OrderRecord {
  const order = { id, user_id: album.user_id, album_id: album.id, album: toOrderedAlbum(album) };
  return createOrderState({ ...NEW_ORDER_DEFAULTS, ...order, customer }, step);
}

/** A Pending order with its copy of the album updated. */
export function syncPendingOrder(
  order: OrderRecord,
  album: OrderableAlbum,
  now: Date,
): OrderRecord {
  return { ...order, album: updateAlbumCopy(order, album), updated_at: now.toISOString() };
}

interface Withdrawal extends Step {
  /** Refunded initial payment; null when it stays with the album. */
  givenBackPaise: Paise | null;
}

export const NO_RETURNED_AMOUNTS: ReturnedAmounts = {
  amount_paise: paise(0),
  gift_paise: paise(0),
  points: 0,
  is_referral_discount_open: false,
};

/**
 * The cancelled Pending order of an album whose request was withdrawn or that was deleted. It keeps what
 * was requested, but takes over the new status of the album.
 */
export function toWithdrawnOrder(
  order: OrderRecord,
  album: Pick<OrderableAlbum, 'status' | 'initial_paid_paise'>,
  { givenBackPaise, ...step }: Withdrawal,
): OrderRecord {
  return {
    ...moveOrder(order, { ...step, to: 'Cancelled' }),
    album: { ...order.album, status: album.status, initial_paid_paise: album.initial_paid_paise },
    given_back:
      givenBackPaise === null ? null : { ...NO_RETURNED_AMOUNTS, amount_paise: givenBackPaise },
    pay_until: null,
  };
}
