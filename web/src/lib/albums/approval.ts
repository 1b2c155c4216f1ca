import { getApprovalProduct } from '@smriti/shared/album/approval';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/api/api.ts';
import { queryKeys } from '#lib/queries/keys.ts';

/**
 * Polling interval of review pages in ms, for changes by others and for renewing picture URLs
 * (MAX_PICTURE_URL_MINUTES).
 */
export const REVIEW_REFRESH_MS = 60_000;

/**
 * Query for an album with its review rounds, for its owner, and for staff while it is in review.
 */
export function approvalProductQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys['approval-products'].one(id),
    queryFn: ({ signal }) => callApi(getApprovalProduct, { params: { id }, signal }),
    // Decisions and remarks must be based on the newest state.
    staleTime: 0,
    refetchInterval: REVIEW_REFRESH_MS,
  });
}
