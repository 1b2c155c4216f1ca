import type { ApprovalProduct } from '@smriti/shared/album/approval';
import type { Proposal } from '@smriti/shared/book/proposals';

/** Proposals of an album's newest round. */
export function currentProposals({
  proposals,
  round,
}: Pick<ApprovalProduct, 'proposals' | 'round'>): Proposal[] {
  return proposals.filter((proposal) => proposal.round === round);
}
