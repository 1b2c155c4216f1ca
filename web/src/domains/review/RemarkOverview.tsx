import { useId } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { albumReviewMessages } from './messages';
import styles from './RemarkOverview.module.css';
import type { RemarkedPhoto } from './rounds';

interface RemarkOverviewProps {
  photos: readonly RemarkedPhoto[];
  /** The photo shown large. */
  current: RemarkedPhoto | undefined;
  /** Whether the reader owns the album. */
  isOwn: boolean;
  /** Shows a photo large. */
  onPick: (photoId: string) => void;
}

/**
 * Number of photos with remarks in a round; from two on also a list of the remarks, each a button that
 * shows its photo. A single remark is visible next to its photo already.
 */
export function RemarkOverview({ photos, current, isOwn, onPick }: RemarkOverviewProps) {
  const t = useMessages(albumReviewMessages);
  const headingId = useId();
  const remarked = photos.filter(({ remark }) => remark !== '');
  if (remarked.length === 0) return null;
  const replyText = isOwn ? t.replyOfYours : t.replyOfOwner;
  return (
    <div className={styles.overview}>
      <p id={headingId} className={styles.count}>
        {t.remarked(remarked.length)}
      </p>
      {remarked.length > 1 && (
        <ol role="list" aria-labelledby={headingId} className={styles.list}>
          {remarked.map(({ id, sequence, thumbnail_url, remark, reply }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.remark}
                aria-current={id === current?.id || undefined}
                onClick={() => onPick(id)}
              >
                <Thumbnail src={thumbnail_url} size={56} />
                <span className={styles.text}>
                  <strong>{t.photo({ place: sequence })}</strong> <span>{remark}</span>
                  {reply !== '' && (
                    <span className={styles.reply}> {replyText({ text: reply })}</span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
