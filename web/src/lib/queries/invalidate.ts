import type { QueryClient } from '@tanstack/react-query';
import type { Resource } from './keys';

/* Cache invalidation by kind of change. Call it after the API has confirmed the change. */

/** Resources that show albums, orders or their payments, including the cart's count. */
const SHOWING_ALBUMS: readonly Resource[] = [
  'albums',
  'album',
  // a draft may become an album
  'drafts',
  'approval-products',
  'cart-items',
  'orders',
  'order',
  'payments',
  'initial-due',
];

/** Resources affected by payments, besides albums and orders: placements and balances. */
const SHOWING_PAYMENTS: readonly Resource[] = [
  ...SHOWING_ALBUMS,
  'placement',
  'credits',
  'gift-balance',
];

/** Marks resources as stale and refetches those in use. */
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

export const invalidate = {
  /** An album or its order was created, edited, moved or deleted. */
  album: (queries: QueryClient) => makeStale(queries, SHOWING_ALBUMS),
  /** The same, for a page about to be left, which refetches nothing. */
  albumOnLeaving: (queries: QueryClient) => makeStale(queries, SHOWING_ALBUMS, 'none'),
  /** An unsaved design was stored or removed. */
  draft: (queries: QueryClient) => makeStale(queries, ['drafts']),
  /** A payment has ended with any result. */
  payment: (queries: QueryClient) => makeStale(queries, SHOWING_PAYMENTS),
  address: (queries: QueryClient) => makeStale(queries, ['addresses']),
  /** The caller has rated a product. */
  rating: (queries: QueryClient) => makeStale(queries, ['ratings', 'own-rating']),
  /** An album in review has another reviewer or new remarks. */
  review: (queries: QueryClient) => makeStale(queries, ['approval-products']),
} as const;
