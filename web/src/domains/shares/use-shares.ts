import { createShare, endShare, hideNote, listShares } from '@smriti/shared/book/shares';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api';
import { attempted } from '../../lib/api/attempted';
import { keys } from '../../lib/queries/keys';

/** The links of an album, with what was noted by them. */
export function sharesQuery(albumId: string) {
  return queryOptions({
    queryKey: keys.shares.of(albumId),
    queryFn: async ({ signal }) =>
      (await call(listShares, { params: { id: albumId }, signal })).shares,
  });
}

/** What the owner does with links; each shows the list anew. */
export function useShareActions(albumId: string) {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: keys.shares.of(albumId) });
  const make = useMutation({
    mutationFn: () =>
      attempted(['share', albumId], (idempotencyKey) =>
        call(createShare, { params: { id: albumId }, idempotencyKey }),
      ),
    onSuccess,
  });
  const end = useMutation({
    mutationFn: (share_id: string) => call(endShare, { params: { id: albumId, share_id } }),
    onSuccess,
  });
  const hide = useMutation({
    mutationFn: ({ hidden, ...note }: { share_id: string; note_id: string; hidden: boolean }) =>
      call(hideNote, { params: { id: albumId, ...note }, body: { hidden } }),
    onSuccess,
  });
  return { make, end, hide };
}
