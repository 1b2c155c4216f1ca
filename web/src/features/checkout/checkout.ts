import { listCartItems } from '@smriti/shared/album/cart';
import { getQuote, type Quote } from '@smriti/shared/order/checkout';
import type { AnswerOf, InputOf } from '@smriti/shared/base/endpoint';
import { placedOrders, getPlacement, MAX_ITEMS_PER_PLACEMENT } from '@smriti/shared/order/orders';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api/api';
import { placing } from './placing';
import type { Choices } from './steps';
import { keys } from '../../lib/queries/keys';

/** Orders that were placed together. */
export type PlacedOrders = AnswerOf<typeof getPlacement>;

/** The address of the first photo of each album; null while there is none to show. */
export type Covers = ReadonlyMap<string, string | null>;

/** What there is to check out: a price, orders that wait for their payment, or nothing. */
export type Checkout =
  /** `left` albums of the cart are too many for this order; `covers` are pictures by album id. */
  | { kind: 'open'; quote: Quote; left: number; covers: Covers }
  | { kind: 'placed'; placed: PlacedOrders }
  | { kind: 'empty' };

/** What the price depends on beside the cart. */
export type Asked = Pick<Choices, 'addressId' | 'shippingId' | 'isGiftUsed' | 'arePointsUsed'>;

/** The orders, where the API refused because they were placed before. */
export function placedBefore(error: unknown): PlacedOrders | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return placedOrders.safeParse(error.details).data ?? null;
}

async function ask(
  form: InputOf<(typeof getQuote)['body']>,
  signal: AbortSignal,
): Promise<Quote | PlacedOrders> {
  try {
    return await call(getQuote, { body: form, signal });
  } catch (error) {
    const placed = placedBefore(error);
    if (placed) return placed;
    throw error;
  }
}

/** Whether the API refused for good, so that asking again is of no use. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The orders of the last attempt that still wait for something; null where there are none. */
async function findWaiting(uid: string, cart: readonly string[], signal: AbortSignal) {
  const last = placing.last(uid);
  if (!last) return null;
  const { albumIds, placementId } = last;
  // What is in the cart is not placed, and while it holds anything that is what is checked out.
  if (placementId === null ? albumIds.every((id) => cart.includes(id)) : cart.length > 0) {
    return null;
  }
  try {
    const found =
      placementId === null
        ? await ask({ album_ids: albumIds }, signal)
        : await call(getPlacement, { params: { id: placementId }, signal });
    if ('placement' in found && found.placement.amount_due > 0) return found;
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
  placing.close(uid);
  return null;
}

async function findCheckout(uid: string, asked: Asked, signal: AbortSignal): Promise<Checkout> {
  const { items } = await call(listCartItems, { params: { userId: uid }, signal });
  const cart = items.map(({ id }) => id);
  const waiting = await findWaiting(uid, cart, signal);
  if (waiting) return { kind: 'placed', placed: waiting };
  if (cart.length === 0) return { kind: 'empty' };
  const form = {
    album_ids: cart.slice(0, MAX_ITEMS_PER_PLACEMENT),
    address_id: asked.addressId ?? undefined,
    shipping_method_id: asked.shippingId ?? undefined,
    use_gift_balance: asked.isGiftUsed,
    use_points: asked.arePointsUsed,
  };
  const found = await ask(form, signal);
  if ('placement' in found) return { kind: 'placed', placed: found };
  const covers = new Map(
    items.map(({ id, album }) => [id, album.images[0]?.thumbnail_url ?? null]),
  );
  return { kind: 'open', quote: found, left: cart.length - form.album_ids.length, covers };
}

/** What there is to check out, and its price. Always asked anew: a price is never an older one. */
export function checkoutQuery(uid: string, asked: Asked) {
  const { addressId, shippingId, isGiftUsed, arePointsUsed } = asked;
  const parts: Asked = { addressId, shippingId, isGiftUsed, arePointsUsed };
  return queryOptions({
    queryKey: keys.checkout.quote(uid, parts),
    queryFn: ({ signal }) => findCheckout(uid, parts, signal),
    staleTime: 0,
    gcTime: 0,
  });
}

/** The orders of one checkout. */
export function placementQuery(id: string) {
  return queryOptions({
    queryKey: keys.placement.one(id),
    queryFn: ({ signal }) => call(getPlacement, { params: { id }, signal }),
    staleTime: 0,
  });
}
