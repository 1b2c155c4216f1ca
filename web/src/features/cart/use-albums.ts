import { useInfiniteQuery } from '@tanstack/react-query';
import { albumPagesQuery } from '#lib/albums/albums.ts';
import { useLiveStatus } from '#lib/live-status/use-live-status.ts';
import { useSession } from '#lib/session/session-store.ts';

/** The customer's albums, updated live when others change them. */
export function useAlbums() {
  const uid = useSession((session) => session.user?.uid ?? '');
  const list = useInfiniteQuery({ ...albumPagesQuery(uid), enabled: uid !== '' });
  useLiveStatus(list.isSuccess);
  return list;
}
