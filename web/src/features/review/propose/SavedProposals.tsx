import type { ApprovalProduct } from '@smriti/shared/album/approval';
import type { Book } from '@smriti/shared/book/scene';
import { useId, useMemo } from 'react';
import { Button } from '../../../ui/actions/Button';
import { currentProposals } from '../../../domains/book/proposals/current-proposals';
import { ProposalCard } from '../../../domains/book/proposals/ProposalCard';
import cardStyles from '../../../domains/book/proposals/ProposalCard.module.css';
import { proposalScene } from '../../../domains/book/proposals/proposal-scene';
import { useMessages } from '../../../lib/language/i18n';
import { proposeMessages } from './proposal-messages';

interface SavedProposalsProps {
  product: ApprovalProduct;
  book: Book;
  onWant: (place: { spreadId: string }) => void;
}

/** Proposals of the current round, each linked to its spread. */
export function SavedProposals({ product, book, onWant }: SavedProposalsProps) {
  const t = useMessages(proposeMessages);
  const headingId = useId();
  const scene = useMemo(() => proposalScene(product, book), [product, book]);
  const proposals = currentProposals(product);
  if (proposals.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={cardStyles.proposals}>
      <h2 id={headingId}>{t.savedHeading}</h2>
      {proposals.map((proposal) => (
        <ProposalCard key={proposal.spread_id} {...{ scene, proposal }}>
          <div className={cardStyles.actions}>
            <Button size="small" onClick={() => onWant({ spreadId: proposal.spread_id })}>
              {t.toSpread}
            </Button>
          </div>
        </ProposalCard>
      ))}
    </section>
  );
}
