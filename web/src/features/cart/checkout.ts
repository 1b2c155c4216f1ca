import { type Album, listAlbums } from '@smriti/shared/album/albums';
import { listCartItems } from '@smriti/shared/album/cart';
import { sumPaise, timesPaise, toPaise, toRupees } from '@smriti/shared/base/money';
import { queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api';

/** An Approved album that is not placed yet, with the copies that are ordered of it. */
export interface CheckoutItem {
  album: Album;
  quantity: number;
  /** Rupees for one copy. */
  price: number;
}

const MAX_PAGE = 100;

/** The albums of those ids among the caller's Approved ones, newest first. */
async function approvedAlbums(userId: string, ids: ReadonlySet<string>, signal: AbortSignal) {
  const found: Album[] = [];
  let cursor: string | undefined;
  const limit = Math.min(ids.size, MAX_PAGE);
  while (found.length < ids.size) {
    const query = { user_id: userId, status: 'Approved', limit, cursor };
    const { answer, nextCursor } = await callPage(listAlbums, { query, signal });
    found.push(...answer.albums.filter(({ id }) => ids.has(id)));
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  return found;
}

/** What the cart holds, with the albums behind it. */
export function checkoutQuery(userId: string) {
  return queryOptions({
    queryKey: ['albums', userId, 'checkout'],
    queryFn: async ({ signal }): Promise<CheckoutItem[]> => {
      const { items } = await call(listCartItems, { params: { userId }, signal });
      const albums = await approvedAlbums(userId, new Set(items.map(({ id }) => id)), signal);
      return items.flatMap(({ id, quantity, price }) => {
        const album = albums.find((candidate) => candidate.id === id);
        return album ? [{ album, quantity, price }] : [];
      });
    },
  });
}

/** Price times quantity, in rupees. */
export function itemTotal({ price, quantity }: Pick<CheckoutItem, 'price' | 'quantity'>): number {
  return toRupees(timesPaise(toPaise(price), quantity));
}

/** The sum of price times quantity (design-studio.md section 9), in rupees. */
export function checkoutTotal(items: readonly Pick<CheckoutItem, 'price' | 'quantity'>[]): number {
  return toRupees(sumPaise(...items.map((item) => toPaise(itemTotal(item)))));
}

/** The album that the address names comes first. */
export function withFirst(items: readonly CheckoutItem[], id: string | null): CheckoutItem[] {
  const isFirst = ({ album }: CheckoutItem) => album.id === id;
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];
}
