import type { QueryClient } from '@tanstack/react-query';
import type { Resource } from './keys';

/* What each change makes stale. Call it after the change, once the API has answered. */

/** Whatever shows albums or what became of them: lists, the cart's badge, orders, payments. */
const SHOWING_ALBUMS: readonly Resource[] = [
  'albums',
  'album',
  // one becomes an album
  'drafts',
  'approval-products',
  'cart-items',
  'orders',
  'order',
  'payments',
  'initial-due',
];

/** Beside albums and orders: what was paid together, and what it was paid with. */
const SHOWING_PAYMENTS: readonly Resource[] = [
  ...SHOWING_ALBUMS,
  'placement',
  'credits',
  'gift-balance',
];

/** Marks resources as stale, and fetches again what pages show of them. */
function makeStale(
  queries: QueryClient,
  resources: readonly string[],
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey }) => resources.includes(String(queryKey[0])),
    refetchType,
  });
}

export const changed = {
  /** An album or its order: made, edited, moved, deleted, or changed by the shop. */
  album: (queries: QueryClient) => makeStale(queries, SHOWING_ALBUMS),
  /** The same, by a page that is about to be left: it fetches nothing for itself any more. */
  albumOnLeaving: (queries: QueryClient) => makeStale(queries, SHOWING_ALBUMS, 'none'),
  /** A design that is not saved: kept or removed. */
  draft: (queries: QueryClient) => makeStale(queries, ['drafts']),
  /** A payment, whatever came of it. */
  payment: (queries: QueryClient) => makeStale(queries, SHOWING_PAYMENTS),
  address: (queries: QueryClient) => makeStale(queries, ['addresses']),
  /** A rating of a product that the caller gave. */
  rating: (queries: QueryClient) => makeStale(queries, ['ratings', 'own-rating']),
  /** Who works on an album in review, and what was written of it. */
  review: (queries: QueryClient) => makeStale(queries, ['approval-products']),
} as const;
