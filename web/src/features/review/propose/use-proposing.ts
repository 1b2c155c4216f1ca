import type { ApprovalProduct } from '@smriti/shared/album/approval';
import type { Proposal } from '@smriti/shared/book/proposals';
import type { Spread } from '@smriti/shared/book/scene';
import { useEffect, useState } from 'react';
import { currentProposals } from '../../../components/proposals/current-proposals';

/** A proposal that is being made. */
export interface ProposalDraft {
  spread: Spread;
  note: string;
}

/** The proposals of a round: what is saved, and what is being made, which stays while one turns pages. */
export interface Proposing {
  savedFor: (spreadId: string) => Proposal | undefined;
  draftFor: (spreadId: string) => ProposalDraft | undefined;
  /** null: it is given up, or saved. */
  setDraft: (spreadId: string, draft: ProposalDraft | null) => void;
  /** Whether one is being made. */
  isOpen: boolean;
}

export function useProposing(product: ApprovalProduct): Proposing {
  const [drafts, setDrafts] = useState<Readonly<Record<string, ProposalDraft>>>({});
  const saved = currentProposals(product);
  const isOpen = Object.keys(drafts).length > 0;
  useEffect(() => (isOpen ? askBeforeLeaving() : undefined), [isOpen]);
  return {
    savedFor: (spreadId) => saved.find(({ spread_id }) => spread_id === spreadId),
    isOpen,
    draftFor: (spreadId) => drafts[spreadId],
    setDraft: (spreadId, draft) =>
      setDrafts((all) => {
        const others = Object.entries(all).filter(([id]) => id !== spreadId);
        return Object.fromEntries(draft ? [...others, [spreadId, draft]] : others);
      }),
  };
}

/** What is being made is on this page alone. Returns how to ask no more. */
function askBeforeLeaving(): () => void {
  const ask = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
