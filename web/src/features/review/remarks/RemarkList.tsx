import MapPin from 'lucide-react/icons/map-pin';
import { useId } from 'react';
import type { PhotoWithRemark } from '#domains/review/review-rounds.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { reviewMessages } from '../staff-messages';
import styles from './RemarkList.module.css';

interface RemarkListProps {
  photos: readonly PhotoWithRemark[];
  /** Index of the displayed photo. */
  index: number;
  onGo: (photoId: string) => void;
}

/**
 * All remarks of the round, each linked to its photo, with buttons for the previous and next one.
 */
export function RemarkList({ photos, index, onGo }: RemarkListProps) {
  const t = useMessages(reviewMessages);
  const headingId = useId();
  const remarked = photos.flatMap((photo, at) => (photo.remark === '' ? [] : [{ photo, at }]));
  if (remarked.length === 0) return null;
  const next = remarked.find(({ at }) => at > index)?.photo;
  const previous = remarked.findLast(({ at }) => at < index)?.photo;
  return (
    <section aria-labelledby={headingId} className={styles.remarks}>
      <div className={cx('cluster gap-y-2 gap-x-3 items-center', styles.head)}>
        <h2 id={headingId}>{t.allRemarks(remarked.length)}</h2>
        <Button
          size="small"
          aria-disabled={!previous}
          onClick={() => previous && onGo(previous.id)}
        >
          {t.previousRemark}
        </Button>
        <Button size="small" aria-disabled={!next} onClick={() => next && onGo(next.id)}>
          {t.nextRemark}
        </Button>
      </div>
      <ol role="list" className={styles.list}>
        {remarked.map(({ photo, at }) => (
          <li key={photo.id}>
            <button
              type="button"
              className={cx('row-button gap-2 py-1 px-3', styles.remark)}
              aria-current={at === index || undefined}
              onClick={() => onGo(photo.id)}
            >
              <strong>{t.remarkAt({ place: photo.sequence })}</strong>{' '}
              {photo.pin && <MapPin role="img" aria-label={t.hasPin} />}{' '}
              <span className={styles.text}>{photo.remark}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
