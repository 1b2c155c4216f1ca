import type { AlbumStatus } from '@smriti/shared/album/album-states';
import { updateAlbum } from '@smriti/shared/album/albums';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOnce } from '../../lib/api/call-once';
import { changed } from '../../lib/queries/changed';

interface Move {
  status: AlbumStatus;
  /** What is said with it. */
  note?: string;
}

/**
 * Moves an album; whatever comes of it, the pages then show the album as it is. `onMoved` is called
 * although what asked for the move is gone by then: an open page hears of the new state as well.
 */
export function useMove(id: string, onMoved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ status, note }: Move) =>
      callOnce(updateAlbum, { params: { id }, body: { status, ...(note ? { note } : {}) } }),
    onSuccess: onMoved,
    onSettled: () => changed.album(queries),
  });
}
