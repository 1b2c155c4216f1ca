import { useInfiniteQuery } from '@tanstack/react-query';
import { albumPagesQuery } from '../../lib/albums/albums';
import { useLiveStatus } from '../../lib/live-status/use-live-status';
import { useSession } from '../../lib/session/session-store';

/** The customer's albums, updated live when others change them. */
export function useAlbums() {
  const uid = useSession((session) => session.user?.uid ?? '');
  const list = useInfiniteQuery({ ...albumPagesQuery(uid), enabled: uid !== '' });
  useLiveStatus(list.isSuccess);
  return list;
}
