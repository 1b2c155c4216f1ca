import { getApprovalProduct } from '@smriti/shared/album/approval';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api';
import { keys } from '../queries/keys';

/* The read of an album in review that its reviewer's page and its owner's pages make. */

/**
 * How often open pages of a review look for what others have done meanwhile; and for the next
 * addresses of its pictures, which end (PICTURE_MINUTES).
 */
export const REVIEW_REFRESH_MS = 60_000;

/** An album with its rounds of review: for its owner, and for staff while it is in review. */
export function approvalProductQuery(id: string) {
  return queryOptions({
    queryKey: keys['approval-products'].one(id),
    queryFn: ({ signal }) => call(getApprovalProduct, { params: { id }, signal }),
    // A proof that is accepted, or remarked on, has to be the newest.
    staleTime: 0,
    refetchInterval: REVIEW_REFRESH_MS,
  });
}
