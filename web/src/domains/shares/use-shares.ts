import { createShare, endShare, hideNote, listShares } from '@smriti/shared/book/shares';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api/api.ts';
import { sendOnce } from '#lib/api/call-once.ts';
import { queryKeys } from '#lib/queries/keys.ts';

/** Query for an album's share links and the notes left through them. */
export function albumSharesQuery(albumId: string) {
  return queryOptions({
    queryKey: queryKeys.shares.of(albumId),
    queryFn: async ({ signal }) =>
      (await callApi(listShares, { params: { id: albumId }, signal })).shares,
  });
}

/** The owner's actions on share links; each refetches the list. */
export function useShareActions(albumId: string) {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: queryKeys.shares.of(albumId) });
  const make = useMutation({
    mutationFn: () =>
      sendOnce(['share', albumId], (idempotencyKey) =>
        callApi(createShare, { params: { id: albumId }, idempotencyKey }),
      ),
    onSuccess,
  });
  const end = useMutation({
    mutationFn: (share_id: string) => callApi(endShare, { params: { id: albumId, share_id } }),
    onSuccess,
  });
  const hide = useMutation({
    mutationFn: ({ hidden, ...note }: { share_id: string; note_id: string; hidden: boolean }) =>
      callApi(hideNote, { params: { id: albumId, ...note }, body: { hidden } }),
    onSuccess,
  });
  return { make, end, hide };
}
