import type { ApprovalProduct } from '@smriti/shared/album/approval';
import type { Book } from '@smriti/shared/book/scene';
import { type RefObject, useEffect, useRef } from 'react';
import type { SpreadFace } from '#domains/book/spread/face.ts';
import { useSpreadNames } from '#domains/book/spread/use-spread-names.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { proposalEditorMessages } from './proposal-messages';
import { ProposalEditor } from './ProposalEditor';
import type { ProposalState } from './use-proposals';

interface ProposeSpreadProps {
  product: ApprovalProduct;
  book: Book;
  /** The displayed spread. */
  face: SpreadFace;
  proposing: ProposalState;
}

/** Proposal tools for the displayed spread. Use the spread's id as the React key. */
export function SpreadProposalTools({ product, book, face, proposing }: ProposeSpreadProps) {
  const t = useMessages(proposalEditorMessages);
  const { faceName } = useSpreadNames(book.kind);
  const { id } = face.spread;
  const saved = proposing.savedFor(id);
  const draft = proposing.draftFor(id);
  const opener = useFocusOnClose(draft !== undefined);
  const label = saved ? t.change : t.propose;
  if (!draft) {
    return (
      <Button
        ref={opener}
        size="small"
        aria-label={t.openOf({ label, name: faceName(face) })}
        onClick={() =>
          proposing.setDraft(id, { spread: saved?.spread ?? face.spread, note: saved?.note ?? '' })
        }
      >
        {label}
      </Button>
    );
  }
  return (
    <ProposalEditor
      key={id}
      {...{ product, book, draft, saved, name: faceName(face), before: face.spread }}
      onDraft={(next) => proposing.setDraft(id, next)}
    />
  );
}

/** Returns the focus to the button that opened a panel, once the panel is closed. */
function useFocusOnClose(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
