import { deleteAlbum } from '@smriti/shared/album/albums';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { albumQuery } from '#lib/albums/albums.ts';
import { callOnce } from '#lib/api/call-once.ts';
import { invalidate } from '#lib/queries/invalidate.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { cartMessages } from './messages';

const deletionKey = (id: string) => ['delete-album', id];

/** Mutation that deletes an album; succeeds once the lists have been refetched. */
export function useDeleteAlbum(
  id: string,
  { onDeleted, onFailed }: { onDeleted: () => void; onFailed: (error: Error) => void },
) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: deletionKey(id),
    mutationFn: () => callOnce(deleteAlbum, { params: { id } }),
    onSuccess: async () => {
      showToast('success', cartMessages.get().deleted);
      await invalidate.album(queries);
      onDeleted();
      queries.removeQueries({ queryKey: albumQuery(id).queryKey });
    },
    onError: onFailed,
  });
}

/** Whether an album has been or is being deleted, so that the page stops querying it. */
export function useIsDeleted(id: string): boolean {
  const deletions = useMutationState({
    filters: { mutationKey: deletionKey(id), predicate: ({ state }) => state.status !== 'error' },
  });
  return deletions.length > 0;
}
