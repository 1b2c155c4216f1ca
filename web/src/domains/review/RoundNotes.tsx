import type { AlbumEvent } from '@smriti/shared/album/albums';
import { formatDateTime } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { albumReviewMessages } from './messages';
import styles from './RoundNotes.module.css';

interface RoundNotesProps {
  /** The events of a round, oldest first. */
  events: readonly AlbumEvent[];
  /** Whether the user owns the album. */
  isOwn: boolean;
}

/** Notes between customer and reviewer about the whole album in one round. */
export function RoundNotes({ events, isOwn }: RoundNotesProps) {
  const t = useMessages(albumReviewMessages);
  const headings = {
    owner: isOwn ? t.noteOfYours : t.noteOfOwner,
    reviewer: t.noteOfReviewer,
    system: t.noteOfShop,
  };
  const notes = events.filter(({ note }) => note !== '');
  return notes.map(({ at, by, note }) => (
    <figure key={at} className={styles.note}>
      <figcaption className={cx('cluster gap-x-3 text-sm', styles.from)}>
        <strong>{headings[by]}</strong> <time dateTime={at}>{formatDateTime(at)}</time>
      </figcaption>
      <blockquote className="measure wrap-anywhere pre-line">{note}</blockquote>
    </figure>
  ));
}
