import type { ApprovalProduct } from '@smriti/shared/album/approval';
import type { Book } from '@smriti/shared/book/scene';
import { useId, useMemo } from 'react';
import { ProposalCard } from '#domains/book/proposals/ProposalCard.tsx';
import {
  listCurrentProposals,
  createProposalContext,
} from '#domains/book/proposals/current-proposals.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { proposalEditorMessages } from './proposal-messages';

interface SavedProposalsProps {
  product: ApprovalProduct;
  book: Book;
  onWant: (place: { spreadId: string }) => void;
}

/** Proposals of the current round, each linked to its spread. */
export function SavedProposals({ product, book, onWant }: SavedProposalsProps) {
  const t = useMessages(proposalEditorMessages);
  const headingId = useId();
  const context = useMemo(() => createProposalContext(product, book), [product, book]);
  const proposals = listCurrentProposals(product);
  if (proposals.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="stack gap-4 min-w-0">
      <h2 id={headingId} className="text-xl">
        {t.savedHeading}
      </h2>
      {proposals.map((proposal) => (
        <ProposalCard key={proposal.spread_id} {...{ context, proposal }}>
          <div className="cluster gap-2">
            <Button size="small" onClick={() => onWant({ spreadId: proposal.spread_id })}>
              {t.toSpread}
            </Button>
          </div>
        </ProposalCard>
      ))}
    </section>
  );
}
