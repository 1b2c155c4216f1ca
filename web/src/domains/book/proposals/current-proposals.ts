import type { ApprovalProduct } from '@smriti/shared/album/approval';
import type { Proposal } from '@smriti/shared/book/proposals';

/** What is proposed in the newest round of an album. */
export function currentProposals({
  proposals,
  round,
}: Pick<ApprovalProduct, 'proposals' | 'round'>): Proposal[] {
  return proposals.filter((proposal) => proposal.round === round);
}
