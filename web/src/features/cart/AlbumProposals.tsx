import { useQuery } from '@tanstack/react-query';
import { currentProposals } from '../../domains/book/proposals/current-proposals';
import { ProposalsToAnswer } from '../../domains/book/proposals/ProposalsToAnswer';
import { albumDesignQuery } from '../../lib/albums/album-design';
import { approvalProductQuery } from '../../lib/albums/approval';
import { useAnswerProposal } from '../../lib/albums/proposals';

/** Reviewer's proposals for an album that waits for the customer's answer. */
export function AlbumProposals({ id }: { id: string }) {
  const { data: product } = useQuery(approvalProductQuery(id));
  const { data: design } = useQuery(albumDesignQuery(id));
  const answer = useAnswerProposal(id);
  if (!product || !design || product.status !== 'Responded') return null;
  const { book } = design;
  return <ProposalsToAnswer {...{ product, book, answer }} proposals={currentProposals(product)} />;
}
