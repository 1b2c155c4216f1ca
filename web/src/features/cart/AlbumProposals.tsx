import { useQuery } from '@tanstack/react-query';
import { ProposalsToAnswer } from '#domains/book/proposals/ProposalsToAnswer.tsx';
import { listCurrentProposals } from '#domains/book/proposals/current-proposals.ts';
import { albumDesignQuery } from '#lib/albums/album-design.ts';
import { approvalProductQuery } from '#lib/albums/approval.ts';
import { useAnswerProposal } from '#lib/albums/proposals.ts';

/** The reviewer's proposals for an album that waits for the customer's answer. */
export function AlbumProposals({ id }: { id: string }) {
  const { data: product } = useQuery(approvalProductQuery(id));
  const { data: design } = useQuery(albumDesignQuery(id));
  const answer = useAnswerProposal(id);
  if (!product || !design || product.status !== 'Responded') return null;
  const { book } = design;
  return (
    <ProposalsToAnswer {...{ product, book, answer }} proposals={listCurrentProposals(product)} />
  );
}
