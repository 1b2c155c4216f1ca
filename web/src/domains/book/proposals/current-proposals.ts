import type { ApprovalProduct } from '@smriti/shared/album/approval';
import type { Proposal } from '@smriti/shared/book/proposals';
import type { Book } from '@smriti/shared/book/scene';
import { toBookFinish } from '../spread/finish';
import { toShownPhotos } from '../spread/shown-photo';
import type { ProposalContext } from './ProposalCard';

/** Proposals of an album's newest round. */
export function listCurrentProposals({
  proposals,
  round,
}: Pick<ApprovalProduct, 'proposals' | 'round'>): Proposal[] {
  return proposals.filter((proposal) => proposal.round === round);
}

/** Builds the data that an album's proposal cards share. */
export function createProposalContext(product: ApprovalProduct, book: Book): ProposalContext {
  return {
    book,
    photos: toShownPhotos(product.images),
    finish: toBookFinish({ lamination: product.lamination, cover: product.coverType }),
    isOwn: product.viewer === 'owner',
  };
}
