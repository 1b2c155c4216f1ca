import { getAlbum, listAlbums, updateAlbum } from '@smriti/shared/album/albums';
import type { AlbumStatus } from '@smriti/shared/album/album-states';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, callPage } from './api';

/* What more than one page asks about the customer's albums. */

/** Albums on each page of a list. */
const PAGE_SIZE = 12;

/** The caller's albums, newest first, page by page. */
export function albumPagesQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: ['albums', userId],
    queryFn: ({ pageParam, signal }) =>
      callPage(listAlbums, {
        query: { user_id: userId, limit: PAGE_SIZE, cursor: pageParam || undefined },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** One album with all that was said of it. */
export function albumQuery(id: string) {
  return queryOptions({
    queryKey: ['album', id],
    queryFn: async ({ signal }) => (await call(getAlbum, { params: { id }, signal })).album,
  });
}

/** Moves an album; the API decides whether it may. */
export async function moveAlbum(id: string, status: AlbumStatus) {
  return (await call(updateAlbum, { params: { id }, body: { status } })).data.album;
}

/** What shows albums or what became of them: lists, the cart's badge, orders, payments. */
const SHOWING_ALBUMS = [
  'albums',
  'album',
  'approval-products',
  'cart-items',
  'orders',
  'order',
  'payments',
  'initial-due',
];

/** Asks anew for all that shows albums; call it after each change of one. */
export function refreshAlbums(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey }) => SHOWING_ALBUMS.includes(String(queryKey[0])),
  });
}
