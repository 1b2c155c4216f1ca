import { type AlbumImage, getAlbum, listAlbums } from '@smriti/shared/album/albums';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, callPage } from '#lib/api/api.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { requireOwnAlbum } from './own-album';

/** Number of albums on each page of a list. */
const PAGE_SIZE = 12;

/** Polling interval in ms while photos are processed after their upload. */
const PREPARING_MS = 3000;
/** Maximum number of polls, for two minutes in total; later renditions appear at the next visit. */
const MAX_POLLS = 40;

/** Polling interval while a photo is being processed; false otherwise. */
export function photoRefetchInterval(
  images: readonly Pick<AlbumImage, 'state'>[],
  { dataUpdateCount }: { dataUpdateCount: number },
): number | false {
  const isPreparing = images.some(({ state }) => state === 'processing');
  return isPreparing && dataUpdateCount < MAX_POLLS ? PREPARING_MS : false;
}

/** Query for the user's albums, newest first, page by page. */
export function albumPagesQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: queryKeys.albums.list(userId),
    queryFn: ({ pageParam, signal }) =>
      callPage(listAlbums, {
        query: { user_id: userId, limit: PAGE_SIZE, cursor: pageParam || undefined },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: ({ state }) => {
      const albums = state.data?.pages.flatMap(({ answer }) => answer.albums) ?? [];
      return photoRefetchInterval(
        albums.flatMap(({ images }) => images),
        state,
      );
    },
  });
}

export function albumQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.album.one(id),
    queryFn: async ({ signal }) =>
      requireOwnAlbum((await callApi(getAlbum, { params: { id }, signal })).album),
    refetchInterval: ({ state }) => photoRefetchInterval(state.data?.images ?? [], state),
  });
}
