import { replyToRemark } from '@smriti/shared/album/approval';
import {
  answerProposal,
  getReviewRoundBook,
  type Proposal,
  removeProposal,
  saveProposal,
} from '@smriti/shared/book/proposals';
import type { Spread } from '@smriti/shared/book/scene';
import { queryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api/api.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { approvalProductQuery } from './approval';

/** Query for the book of an album as requested in a round, which never changes. */
export function roundBookQuery(id: string, round: number) {
  return queryOptions({
    queryKey: queryKeys['approval-products'].roundBook(id, round),
    queryFn: ({ signal }) => callApi(getReviewRoundBook, { params: { id, round }, signal }),
  });
}

/**
 * Updates the cached proposals; cancels reads that started earlier, because they would restore the
 * old state.
 */
async function showProposals(queries: QueryClient, id: string, proposals: Proposal[]) {
  const { queryKey } = approvalProductQuery(id);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (product) => product && { ...product, proposals });
}

/** Mutation of an album's proposals that updates the cached album. */
function useProposalCall<Asked>(
  id: string,
  ask: (asked: Asked) => Promise<{ proposals: Proposal[] }>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onSuccess: ({ proposals }) => showProposals(queries, id, proposals),
    // The album may have another reviewer or status now; the refetched album shows it.
    onError: () => queries.invalidateQueries({ queryKey: approvalProductQuery(id).queryKey }),
  });
}

export function useSaveProposal(id: string) {
  return useProposalCall(id, ({ spread, note }: { spread: Spread; note: string }) =>
    callApi(saveProposal, { params: { id, spread_id: spread.id }, body: { spread, note } }),
  );
}

export function useRemoveProposal(id: string) {
  return useProposalCall(id, (spread_id: string) =>
    callApi(removeProposal, { params: { id, spread_id } }),
  );
}

export function useAnswerProposal(id: string) {
  return useProposalCall(id, ({ spread_id, accepted }: { spread_id: string; accepted: boolean }) =>
    callApi(answerProposal, { params: { id, spread_id }, body: { accepted } }),
  );
}

export function useReplyToRemark(id: string, photo_id: string) {
  const queries = useQueryClient();
  const { queryKey } = approvalProductQuery(id);
  return useMutation({
    mutationFn: (text: string) =>
      callApi(replyToRemark, { params: { id, photo_id }, body: { text } }),
    onSuccess: async ({ remarks }) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (product) => product && { ...product, remarks });
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
