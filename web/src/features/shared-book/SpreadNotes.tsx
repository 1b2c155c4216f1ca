import type { VisitorNote } from '@smriti/shared/book/shares';
import { HeartCount } from '#domains/shares/HeartCount.tsx';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { sharedBookMessages } from './messages';
import { NoteForm } from './NoteForm';
import styles from './SpreadNotes.module.css';

interface SpreadNotesProps {
  token: string;
  spreadId: string;
  /** Name of the spread. */
  page: string;
  notes: readonly VisitorNote[];
}

export function SpreadNotes({ token, spreadId, page, notes }: SpreadNotesProps) {
  const t = useMessages(sharedBookMessages);
  const hearts = notes.filter(({ heart }) => heart).length;
  const texts = notes.filter(({ heart }) => !heart);
  return (
    <section aria-label={t.notes} className={cx('stack gap-8', styles.notes)}>
      <div className="stack gap-4 content-start min-w-0">
        <h2 className="text-xl">{t.list({ page })}</h2>
        {hearts > 0 && <HeartCount>{t.hearts(hearts)}</HeartCount>}
        {notes.length === 0 && <p className="muted">{t.none}</p>}
        {texts.length > 0 && (
          <ul role="list" className={cx('stack gap-3', styles.list)}>
            {texts.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      <NoteForm {...{ token, spreadId }} />
    </section>
  );
}
