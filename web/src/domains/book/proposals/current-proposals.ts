import type { ApprovalProduct } from '@smriti/shared/album/approval';
import type { Proposal } from '@smriti/shared/book/proposals';
import type { Book } from '@smriti/shared/book/scene';
import { toFinish } from '../spread/finish';
import { shownPhotos } from '../spread/shown-photo';
import type { ProposalScene } from './ProposalCard';

/** Proposals of an album's newest round. */
export function currentProposals({
  proposals,
  round,
}: Pick<ApprovalProduct, 'proposals' | 'round'>): Proposal[] {
  return proposals.filter((proposal) => proposal.round === round);
}

/** Builds the data that an album's proposal cards share. */
export function proposalScene(product: ApprovalProduct, book: Book): ProposalScene {
  return {
    book,
    photos: shownPhotos(product.images),
    finish: toFinish({ lamination: product.lamination, cover: product.coverType }),
    isOwn: product.viewer === 'owner',
  };
}
