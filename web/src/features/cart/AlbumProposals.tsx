import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currentProposals } from '../../components/proposals/current-proposals';
import { proposalScene } from '../../components/proposals/proposal-scene';
import { ProposalsToAnswer } from '../../components/proposals/ProposalsToAnswer';
import { albumDesignQuery } from '../../lib/album-design';
import { approvalProductQuery } from '../../lib/approval';
import { useAnswerProposal } from '../../lib/proposals';

/** What a reviewer proposes for an album that waits for its customer's answer. */
export function AlbumProposals({ id }: { id: string }) {
  const { data: product } = useQuery(approvalProductQuery(id));
  const { data: design } = useQuery(albumDesignQuery(id));
  const answer = useAnswerProposal(id);
  const scene = useMemo(
    () => (product && design ? proposalScene(product, design.book) : null),
    [product, design],
  );
  if (!product || !scene || product.status !== 'Responded') return null;
  return <ProposalsToAnswer {...{ scene, answer }} proposals={currentProposals(product)} />;
}
