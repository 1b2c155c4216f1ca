import type { ApprovalProduct } from '@smriti/shared/album/approval';
import type { Book } from '@smriti/shared/book/scene';
import { useMemo } from 'react';
import { withoutOpenRemarks } from '../../components/album-review/rounds';
import { currentProposals } from '../../components/proposals/current-proposals';
import { proposalScene } from '../../components/proposals/proposal-scene';
import { ProposalsToAnswer } from '../../components/proposals/ProposalsToAnswer';
import { useAnswerProposal } from '../../lib/proposals';

interface ProofProposalsProps {
  product: ApprovalProduct;
  book: Book;
}

/** What was proposed for the proof: to be answered by its customer, in its time, or to be read. */
export function ProofProposals({ product, book }: ProofProposalsProps) {
  const answer = useAnswerProposal(product.id);
  const scene = useMemo(() => proposalScene(product, book), [product, book]);
  const proposals = currentProposals(scene.isOwn ? withoutOpenRemarks(product) : product);
  const isTheirTurn = scene.isOwn && product.status === 'Responded' && !product.is_placed;
  return <ProposalsToAnswer {...{ scene, proposals }} answer={isTheirTurn ? answer : undefined} />;
}
