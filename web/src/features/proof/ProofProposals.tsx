import type { ApprovalProduct } from '@smriti/shared/album/approval';
import type { Book } from '@smriti/shared/book/scene';
import { Suspense } from 'react';
import { currentProposals } from '#domains/book/proposals/current-proposals.ts';
import { LaterProposals } from '#domains/book/proposals/later.ts';
import { withoutOpenRemarks } from '#domains/review/rounds.ts';
import { useAnswerProposal } from '#lib/albums/proposals.ts';

interface ProofProposalsProps {
  product: ApprovalProduct;
  book: Book;
}

/** Reviewer's proposals: the customer answers them while that is possible, otherwise they are read-only. */
export function ProofProposals({ product, book }: ProofProposalsProps) {
  const answer = useAnswerProposal(product.id);
  const isOwn = product.viewer === 'owner';
  const proposals = currentProposals(isOwn ? withoutOpenRemarks(product) : product);
  const isTheirTurn = isOwn && product.status === 'Responded' && !product.is_placed;
  return (
    <Suspense>
      <LaterProposals {...{ product, book, proposals }} answer={isTheirTurn ? answer : undefined} />
    </Suspense>
  );
}
