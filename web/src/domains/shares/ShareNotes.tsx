import type { Book } from '@smriti/shared/book/scene';
import type { Share, ShareNote } from '@smriti/shared/book/shares';
import { useSpreadNames } from '#domains/book/spread/use-spread-names.ts';
import { useFaces } from '#domains/book/spread/use-faces.ts';
import { formatDate } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { HeartCount } from './HeartCount';
import { sharesMessages } from './messages';
import styles from './ShareNotes.module.css';
import type { useShareActions } from './use-shares';

interface ShareNotesProps {
  book: Book;
  shares: readonly Share[];
  hide: ReturnType<typeof useShareActions>['hide'];
}

/** Notes by family, newest first; the owner can hide a note from other visitors. */
export function ShareNotes({ book, shares, hide }: ShareNotesProps) {
  const t = useMessages(sharesMessages);
  const faces = useFaces(book);
  const { faceName } = useSpreadNames(book.kind);
  const notes = shares
    .flatMap((share) => share.notes.map((note) => ({ ...note, share_id: share.id })))
    .toSorted((one, other) => other.at.localeCompare(one.at));
  const hearts = notes.filter(({ heart }) => heart).length;

  function pageOf({ spread_id }: ShareNote): string {
    const face = faces.find(({ spread }) => spread.id === spread_id);
    return face ? faceName(face) : t.gonePage;
  }

  return (
    <div className="stack gap-3">
      <h3 className="text-lg">{t.notes}</h3>
      {notes.length === 0 && <p className="muted">{t.none}</p>}
      {hearts > 0 && <HeartCount>{t.hearts(hearts)}</HeartCount>}
      {hide.error && <InlineMessage tone="error">{t.hideFailed}</InlineMessage>}
      <ul role="list" aria-label={t.notes} className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id} data-hidden={note.hidden || undefined}>
            <p className="text-sm strong">
              {note.heart ? t.heartAt({ page: pageOf(note) }) : pageOf(note)}
            </p>
            {!note.heart && <p className="wrap-anywhere pre-line">{note.text}</p>}
            <p className="cluster gap-x-2 muted text-sm">
              {t.by({ name: note.name, date: formatDate(note.at) })}
              {note.hidden && <em>{t.isHidden}</em>}
            </p>
            <Button
              size="small"
              variant="quiet"
              aria-label={(note.hidden ? t.showNamed : t.hideNamed)({ name: note.name })}
              onClick={() => {
                const { share_id, id: note_id, hidden } = note;
                hide.mutate({ share_id, note_id, hidden: !hidden });
              }}
            >
              {note.hidden ? t.show : t.hide}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
