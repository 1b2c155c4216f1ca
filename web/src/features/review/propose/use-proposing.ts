import type { ApprovalProduct } from '@smriti/shared/album/approval';
import { MAX_PROPOSAL_NOTE_LENGTH, type Proposal } from '@smriti/shared/book/proposals';
import { type Spread, spread } from '@smriti/shared/book/scene';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { currentProposals } from '../../../domains/book/proposals/current-proposals';
import { useSession } from '../../../lib/session/session-store';
import { keptDraft } from '../remarks/kept-draft';

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

/** By the spread that they are for. */
const drafts = z.record(
  z.string(),
  z.object({ spread, note: z.string().check(z.maxLength(MAX_PROPOSAL_NOTE_LENGTH)) }),
);
type Drafts = z.infer<typeof drafts>;

const isEmpty = (kept: Drafts) => Object.keys(kept).length === 0;

/** What is being made is kept on this device: whoever leaves the page finds it again. */
export function useProposing(product: ApprovalProduct): Proposing {
  const reviewerId = useSession((session) => session.user?.id ?? '');
  const { id: albumId, round } = product;
  const key = `proposal-draft:${reviewerId}:${albumId}:${round}`;
  const [keeper] = useState(() => keptDraft(key, drafts, isEmpty));
  const [made, setMade] = useState<Drafts>(() => keeper.read() ?? {});
  useEffect(() => keeper.write(made), [keeper, made]);
  const saved = currentProposals(product);
  return {
    savedFor: (spreadId) => saved.find(({ spread_id }) => spread_id === spreadId),
    isOpen: !isEmpty(made),
    draftFor: (spreadId) => made[spreadId],
    setDraft: (spreadId, draft) =>
      setMade((all) => {
        const others = Object.entries(all).filter(([id]) => id !== spreadId);
        return Object.fromEntries(draft ? [...others, [spreadId, draft]] : others);
      }),
  };
}
