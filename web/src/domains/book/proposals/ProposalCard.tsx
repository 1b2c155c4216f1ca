import type { Proposal } from '@smriti/shared/book/proposals';
import type { Book } from '@smriti/shared/book/scene';
import { type ReactNode, useId } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { StatusBadge, type StatusTone } from '#ui/feedback/StatusBadge.tsx';
import type { BookFinish } from '../spread/finish';
import { useSpreadNames } from '../spread/use-spread-names';
import type { ShownPhotos } from '../spread/shown-photo';
import { SpreadComparison, useSpreadFace } from './SpreadComparison';
import { ChangeList } from './ChangeList';
import { proposalMessages } from './messages';

const TONES = {
  open: 'waiting',
  accepted: 'success',
  declined: 'ended',
  lapsed: 'ended',
} as const satisfies Readonly<Record<Proposal['state'], StatusTone>>;

/** Data shared by all proposal cards of an album. */
export interface ProposalContext {
  book: Book;
  photos: ShownPhotos;
  finish: BookFinish;
  /** Whether the user owns the album. */
  isOwn: boolean;
}

/** Returns a function that names the spread of a proposal. */
export function useProposalName(book: Book): (proposal: Proposal) => string {
  const { faceName } = useSpreadNames(book.kind);
  const faceIn = useSpreadFace(book);
  return ({ before }) => {
    const face = faceIn(before);
    return face ? faceName(face) : '';
  };
}

interface ProposalCardProps {
  context: ProposalContext;
  proposal: Proposal;
  /** Buttons for the proposal. */
  children?: ReactNode;
}

/** One proposal: both versions, the differences in words, the reason and the status. */
export function ProposalCard({ context, proposal, children }: ProposalCardProps) {
  const t = useMessages(proposalMessages);
  const headingId = useId();
  const { book, photos, finish, isOwn } = context;
  const { before, spread: after, note, state } = proposal;
  const name = useProposalName(book)(proposal);
  const open = isOwn ? t.open : t.openForStaff;
  const states = { open, accepted: t.accepted, declined: t.declined, lapsed: t.lapsed };
  return (
    <section aria-labelledby={headingId} className="stack gap-3 min-w-0 surface p-4">
      <div className="cluster gap-y-2 gap-x-4 items-center justify-between">
        <h3 id={headingId} className="text-lg">
          {name}
        </h3>
        <StatusBadge tone={TONES[state]}>{states[state]}</StatusBadge>
      </div>
      {note !== '' && <p className="wrap-anywhere pre-line">{t.note({ note })}</p>}
      <SpreadComparison {...{ book, before, after, photos, finish }} />
      <ChangeList {...{ before, after, photos }} />
      {children}
    </section>
  );
}
