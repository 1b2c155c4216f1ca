import { updateAlbum } from '@smriti/shared/album/albums';
import type { AlbumStatus } from '@smriti/shared/album/album-states';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOnce } from '#lib/api/call-once.ts';
import { invalidate } from '#lib/queries/invalidate.ts';

interface Move {
  status: AlbumStatus;
  /** Message from the customer. */
  note?: string;
}

/**
 * Mutation that changes an album's status and refetches it on all pages, even after a failure.
 * `onMoved` is called even if the component has been unmounted, because a live update may replace
 * it first.
 */
export function useMoveAlbum(id: string, onMoved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ status, note }: Move) =>
      callOnce(updateAlbum, { params: { id }, body: { status, ...(note ? { note } : {}) } }),
    onSuccess: onMoved,
    onSettled: () => invalidate.album(queries),
  });
}
