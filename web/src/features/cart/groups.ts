import type { Album } from '@smriti/shared/album/albums';
import { initialOpen } from '../../lib/payments/initial-payment-path';

/** Whose turn it is with an album, in the order in which My Cart shows them. */
const GROUPS = ['ready', 'waiting', 'working', 'ordered'] as const;
export type GroupName = (typeof GROUPS)[number];

type Grouped = Pick<Album, 'id' | 'status' | 'is_placed' | 'initial_due' | 'initial_paid'>;

/** Approved albums can be ordered; a request waits for its customer until its payment is in. */
export function groupOf(album: Grouped): GroupName {
  if (album.is_placed) return 'ordered';
  if (album.status === 'Approved') return 'ready';
  return album.status === 'Requested' && initialOpen(album) === 0 ? 'working' : 'waiting';
}

/**
 * The albums by group, groups without any left out.
 * @param albums those that are loaded so far
 * @param cart all that can be ordered: the first group is the same as what the badge counts
 */
export function groupsOf<A extends Grouped>(albums: readonly A[], cart: readonly A[]) {
  const inCart = new Set(cart.map(({ id }) => id));
  const all = [...cart, ...albums.filter(({ id }) => !inCart.has(id))];
  return GROUPS.map((name) => ({
    name,
    albums: all.filter((album) => groupOf(album) === name),
  })).filter((group) => group.albums.length > 0);
}
