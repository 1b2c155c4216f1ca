import { listCartItems } from '@smriti/shared/album/cart';
import { getQuote, type Quote } from '@smriti/shared/order/checkout';
import type { InputOf } from '@smriti/shared/base/endpoint';
import { getPlacement, MAX_ITEMS_PER_PLACEMENT } from '@smriti/shared/order/orders';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, callApi } from '#lib/api/api.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { type PlacedOrders, placedOrdersFromError } from './placed-orders';
import { placementAttempts } from './placement-attempts';
import type { CheckoutChoices } from './checkout-steps';

/** `drawn_cover` of each album, by album id. */
export type AlbumCovers = ReadonlyMap<string, unknown>;

/**
 * State of the checkout: a quote for the cart, placed orders that wait for payment, or nothing to
 * buy.
 */
export type CheckoutState =
  /** `left`: number of albums beyond the maximum of one order. */
  | { kind: 'open'; quote: Quote; left: number; covers: AlbumCovers }
  | { kind: 'placed'; placed: PlacedOrders }
  | { kind: 'empty' };

export type PriceChoices = Pick<
  CheckoutChoices,
  'addressId' | 'shippingId' | 'isGiftUsed' | 'arePointsUsed' | 'couponCode'
>;

async function ask(
  form: InputOf<(typeof getQuote)['body']>,
  signal: AbortSignal,
): Promise<Quote | PlacedOrders> {
  try {
    return await callApi(getQuote, { body: form, signal });
  } catch (error) {
    const placed = placedOrdersFromError(error);
    if (placed) return placed;
    throw error;
  }
}

/** Whether the API rejected the request permanently, so that a retry is pointless. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Orders of the last checkout that still have an amount due; null if none. */
async function findWaiting(uid: string, cart: readonly string[], signal: AbortSignal) {
  const last = placementAttempts.last(uid);
  if (!last) return null;
  const { albumIds, placementId } = last;
  // Albums that are still in the cart were not ordered; a cart with albums takes precedence over
  // orders that wait for payment.
  if (placementId === null ? albumIds.every((id) => cart.includes(id)) : cart.length > 0) {
    return null;
  }
  try {
    const found =
      placementId === null
        ? await ask({ album_ids: albumIds }, signal)
        : await callApi(getPlacement, { params: { id: placementId }, signal });
    if ('placement' in found && found.placement.amount_due > 0) return found;
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
  placementAttempts.close(uid);
  return null;
}

async function findCheckout(
  uid: string,
  asked: PriceChoices,
  signal: AbortSignal,
): Promise<CheckoutState> {
  const { items } = await callApi(listCartItems, { params: { userId: uid }, signal });
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
    coupon_code: asked.couponCode,
  };
  const found = await ask(form, signal);
  if ('placement' in found) return { kind: 'placed', placed: found };
  const covers = new Map(items.map(({ id, album }) => [id, album.drawn_cover]));
  return { kind: 'open', quote: found, left: cart.length - form.album_ids.length, covers };
}

/**
 * Query for the state and price of the checkout; always refetched, so that no outdated price is
 * shown.
 */
export function checkoutQuery(uid: string, asked: PriceChoices) {
  const { addressId, shippingId, isGiftUsed, arePointsUsed, couponCode } = asked;
  const parts: PriceChoices = { addressId, shippingId, isGiftUsed, arePointsUsed, couponCode };
  return queryOptions({
    queryKey: queryKeys.checkout.quote(uid, parts),
    queryFn: ({ signal }) => findCheckout(uid, parts, signal),
    staleTime: 0,
    gcTime: 0,
  });
}

export function placementQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.placement.one(id),
    queryFn: ({ signal }) => callApi(getPlacement, { params: { id }, signal }),
    staleTime: 0,
  });
}
