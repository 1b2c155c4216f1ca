import { type AlbumImage, getAlbum, listAlbums } from '@smriti/shared/album/albums';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../api/api';
import { ownAlbum } from './own-album';
import { keys } from '../queries/keys';

/* What more than one page asks about the customer's albums. */

/** Albums on each page of a list. */
const PAGE_SIZE = 12;

/** A photo is ready to be shown a moment after its upload: until then it is asked for again. */
const PREPARING_MS = 3000;
/** One that takes longer than two minutes is left to the next visit. */
const MAX_QUESTIONS = 40;

/** When to ask for photos again: soon while one is being prepared, else never. */
export function untilPrepared(
  images: readonly Pick<AlbumImage, 'state'>[],
  { dataUpdateCount }: { dataUpdateCount: number },
): number | false {
  const isPreparing = images.some(({ state }) => state === 'processing');
  return isPreparing && dataUpdateCount < MAX_QUESTIONS ? PREPARING_MS : false;
}

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
    refetchInterval: ({ state }) => {
      const albums = state.data?.pages.flatMap(({ answer }) => answer.albums) ?? [];
      return untilPrepared(
        albums.flatMap(({ images }) => images),
        state,
      );
    },
  });
}

/** One album with all that was said of it. */
export function albumQuery(id: string) {
  return queryOptions({
    queryKey: keys.album.one(id),
    queryFn: async ({ signal }) =>
      ownAlbum((await call(getAlbum, { params: { id }, signal })).album),
    refetchInterval: ({ state }) => untilPrepared(state.data?.images ?? [], state),
  });
}
