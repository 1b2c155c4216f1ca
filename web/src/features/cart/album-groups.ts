import type { Album } from '@smriti/shared/album/albums';
import { unpaidInitialPayment } from '#lib/payments/payment-paths.ts';

/** Groups of albums by who has to act next, in the order of My Cart. */
const GROUPS = ['ready', 'waiting', 'working', 'ordered'] as const;
export type AlbumGroupName = (typeof GROUPS)[number];

type Grouped = Pick<Album, 'id' | 'status' | 'is_placed' | 'initial_due' | 'initial_paid'>;

/**
 * Group of an album. Approved albums can be ordered; a requested album waits for the customer until
 * its initial payment is made.
 */
export function findAlbumGroup(album: Grouped): AlbumGroupName {
  if (album.is_placed) return 'ordered';
  if (album.status === 'Approved') return 'ready';
  return album.status === 'Requested' && unpaidInitialPayment(album) === 0 ? 'working' : 'waiting';
}

/**
 * Groups albums and leaves out empty groups.
 * @param albums albums loaded so far
 * @param cart all albums that can be ordered, so that the first group matches the count in the
 * header
 */
export function groupAlbums<A extends Grouped>(albums: readonly A[], cart: readonly A[]) {
  const inCart = new Set(cart.map(({ id }) => id));
  const all = [...cart, ...albums.filter(({ id }) => !inCart.has(id))];
  return GROUPS.map((name) => ({
    name,
    albums: all.filter((album) => findAlbumGroup(album) === name),
  })).filter((group) => group.albums.length > 0);
}
