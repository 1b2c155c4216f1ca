import type { ApprovalProduct } from '@smriti/shared/album/approval';
import type { Book } from '@smriti/shared/book/scene';
import { Button } from '../../../components/actions/Button';
import type { Face } from '../../../components/spread/face';
import { useSpreadNames } from '../../../components/spread/names';
import { useMessages } from '../../../lib/i18n';
import { proposeMessages } from './proposal-messages';
import { ProposalEditor } from './ProposalEditor';
import type { Proposing } from './use-proposing';

interface ProposeSpreadProps {
  product: ApprovalProduct;
  book: Book;
  /** The spread that is looked at. */
  face: Face;
  proposing: Proposing;
}

/** What a reviewer can propose for the spread that is looked at. */
export function ProposeSpread({ product, book, face, proposing }: ProposeSpreadProps) {
  const t = useMessages(proposeMessages);
  const { faceName } = useSpreadNames(book.kind);
  const { id } = face.spread;
  const saved = proposing.savedFor(id);
  const draft = proposing.draftFor(id);
  const label = saved ? t.change : t.propose;
  if (!draft) {
    return (
      <Button
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
