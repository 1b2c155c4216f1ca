import type { QueryClient } from '@tanstack/react-query';
import type { Resource } from './keys';

/* Cache invalidation by kind of change; called after the API has confirmed the change. */

/** Resources that contain albums, orders or their payments, including the count of the cart. */
const SHOWING_ALBUMS: readonly Resource[] = [
  'albums',
  'album',
  // A draft may have become an album.
  'drafts',
  'approval-products',
  'cart-items',
  'orders',
  'order',
  'payments',
  'initial-due',
];

/** Resources that payments affect in addition to albums and orders: placements and balances. */
const SHOWING_PAYMENTS: readonly Resource[] = [
  ...SHOWING_ALBUMS,
  'placement',
  'credits',
  'gift-balance',
];

/** Marks resources as stale and refetches those in use. */
function invalidateResources(
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
  /** For albums and orders that were created, edited, moved or deleted. */
  album: (queries: QueryClient) => invalidateResources(queries, SHOWING_ALBUMS),
  /** Like `album`, on a page that is about to be left; nothing is refetched. */
  albumOnLeaving: (queries: QueryClient) => invalidateResources(queries, SHOWING_ALBUMS, 'none'),
  /** For an unsaved design that was stored or removed. */
  draft: (queries: QueryClient) => invalidateResources(queries, ['drafts']),
  /** For a payment that has ended, with any result. */
  payment: (queries: QueryClient) => invalidateResources(queries, SHOWING_PAYMENTS),
  address: (queries: QueryClient) => invalidateResources(queries, ['addresses']),
  /** For a product that the user has rated. */
  rating: (queries: QueryClient) => invalidateResources(queries, ['ratings', 'own-rating']),
  /** For an album in review with another reviewer or new remarks. */
  review: (queries: QueryClient) => invalidateResources(queries, ['approval-products']),
} as const;
