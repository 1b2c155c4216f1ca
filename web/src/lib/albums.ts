import { getAlbum, listAlbums, updateAlbum } from '@smriti/shared/album/albums';
import type { AlbumStatus } from '@smriti/shared/album/album-states';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, callPage } from './api';
import { ownAlbum } from './own-album';
import { keys } from './queries/keys';

/* What more than one page asks about the customer's albums. */

/** Albums on each page of a list. */
const PAGE_SIZE = 12;

/** The caller's albums, newest first, page by page. */
export function albumPagesQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: keys.albums.list(userId),
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
    queryKey: keys.album.one(id),
    queryFn: async ({ signal }) =>
      ownAlbum((await call(getAlbum, { params: { id }, signal })).album),
  });
}

/** Moves an album; the API decides whether it may. */
export async function moveAlbum(id: string, status: AlbumStatus) {
  return (await call(updateAlbum, { params: { id }, body: { status } })).data.album;
}
