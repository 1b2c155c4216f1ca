import type { AlbumEvent } from '@smriti/shared/album/albums';
import { albumStatusMessages } from '#domains/albums/AlbumStatusBadge.tsx';
import { formatDateTime } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { albumReviewMessages } from './messages';
import styles from './ReviewHistory.module.css';

interface ReviewHistoryProps {
  /** Events, oldest first. */
  events: readonly AlbumEvent[];
  /** Whether the user owns the album. */
  isOwn: boolean;
}

/** History of an album's review, newest first: actions and notes with names and dates. */
export function ReviewHistory({ events, isOwn }: ReviewHistoryProps) {
  const t = useMessages(albumReviewMessages);
  const actors = { owner: isOwn ? t.you : t.byOwner, reviewer: t.byReviewer, system: t.bySystem };
  if (events.length === 0) return <p className="muted text-sm">{t.noHistory}</p>;
  return (
    <ol role="list" reversed className="stack gap-4">
      {[...events].reverse().map((event) => (
        <li key={`${event.at} ${event.to}`} className={styles.event}>
          <p>
            <strong>{actors[event.by]}</strong> <EventText event={event} />
          </p>
          <time dateTime={event.at} className="muted text-sm">
            {formatDateTime(event.at)}
          </time>
          {event.note !== '' && <blockquote className={styles.note}>{event.note}</blockquote>}
        </li>
      ))}
    </ol>
  );
}

function EventText({ event: { from, to } }: { event: AlbumEvent }) {
  const t = useMessages(albumReviewMessages);
  const states = useMessages(albumStatusMessages);
  const texts = {
    Cart: t.made({ to: states[to] }),
    Draft: from === null ? t.made({ to: states[to] }) : t.reopened,
    Requested: from === 'Responded' ? t.requestedAgain : t.requested,
    Responded: t.responded,
    Approved: t.approved,
  };
  return texts[to];
}
