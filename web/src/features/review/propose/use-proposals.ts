import type { ApprovalProduct } from '@smriti/shared/album/approval';
import { MAX_PROPOSAL_NOTE_LENGTH, type Proposal } from '@smriti/shared/book/proposals';
import { type Spread, spread } from '@smriti/shared/book/scene';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { listCurrentProposals } from '#domains/book/proposals/current-proposals.ts';
import { useSession } from '#lib/session/session-store.ts';
import { createDraftStorage } from '../remarks/draft-storage';

export interface ProposalDraft {
  spread: Spread;
  note: string;
}

/** Saved and unsaved proposals of a round; unsaved ones survive turning pages. */
export interface ProposalState {
  savedFor: (spreadId: string) => Proposal | undefined;
  draftFor: (spreadId: string) => ProposalDraft | undefined;
  /** Stores an unsaved proposal; null deletes it, e.g. after saving. */
  setDraft: (spreadId: string, draft: ProposalDraft | null) => void;
  /** Whether an unsaved proposal is open. */
  isOpen: boolean;
}

/** Unsaved proposals by spread id. */
const drafts = z.record(
  z.string(),
  z.object({ spread, note: z.string().check(z.maxLength(MAX_PROPOSAL_NOTE_LENGTH)) }),
);
type Drafts = z.infer<typeof drafts>;

const isEmpty = (kept: Drafts) => Object.keys(kept).length === 0;

/**
 * Proposals of the current round; unsaved ones are stored on this device and survive leaving the
 * page.
 * @param onWrite called when a proposal is begun or changed
 */
export function useProposals(product: ApprovalProduct, onWrite: () => void): ProposalState {
  const reviewerId = useSession((session) => session.user?.id ?? '');
  const { id: albumId, round } = product;
  const key = `proposal-draft:${reviewerId}:${albumId}:${round}`;
  const [keeper] = useState(() => createDraftStorage(key, drafts, isEmpty));
  const [made, setMade] = useState<Drafts>(() => keeper.read() ?? {});
  useEffect(() => keeper.write(made), [keeper, made]);
  const saved = listCurrentProposals(product);
  return {
    savedFor: (spreadId) => saved.find(({ spread_id }) => spread_id === spreadId),
    isOpen: !isEmpty(made),
    draftFor: (spreadId) => made[spreadId],
    setDraft: (spreadId, draft) => {
      if (draft) onWrite();
      setMade((all) => {
        const others = Object.entries(all).filter(([id]) => id !== spreadId);
        return Object.fromEntries(draft ? [...others, [spreadId, draft]] : others);
      });
    },
  };
}
