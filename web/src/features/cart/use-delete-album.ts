import { deleteAlbum } from '@smriti/shared/albums';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../components/toast';
import { refreshAlbums } from '../../lib/albums';
import { call } from '../../lib/api';
import { cartMessages } from './messages';

/** Deletes an album; done once the lists no longer show it. */
export function useDeleteAlbum(onDeleted: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteAlbum, { params: { id } }),
    onSuccess: async (_answer, id) => {
      showToast('success', cartMessages.get().deleted);
      queries.removeQueries({ queryKey: ['album', id] });
      await refreshAlbums(queries);
      onDeleted();
    },
  });
}
