import { useId } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { albumReviewMessages } from './messages';
import styles from './RemarkOverview.module.css';
import type { PhotoWithRemark } from './review-rounds';

interface RemarkOverviewProps {
  photos: readonly PhotoWithRemark[];
  /** Photo that is shown large. */
  current: PhotoWithRemark | undefined;
  /** Whether the user owns the album. */
  isOwn: boolean;
  /** Shows a photo large. */
  onPick: (photoId: string) => void;
}

/**
 * Number of photos with remarks in a round; from two on, also a list of the remarks as buttons that
 * show their photos. A single remark is already visible next to its photo.
 */
export function RemarkOverview({ photos, current, isOwn, onPick }: RemarkOverviewProps) {
  const t = useMessages(albumReviewMessages);
  const headingId = useId();
  const remarked = photos.filter(({ remark }) => remark !== '');
  if (remarked.length === 0) return null;
  const replyText = isOwn ? t.replyOfYours : t.replyOfOwner;
  return (
    <div className="stack gap-2 mb-4">
      <p id={headingId} className="muted">
        {t.remarked(remarked.length)}
      </p>
      {remarked.length > 1 && (
        <ol
          role="list"
          aria-labelledby={headingId}
          className={cx('stack grid-cols-1 surface', styles.list)}
        >
          {remarked.map(({ id, sequence, thumbnail_url, remark, reply }) => (
            <li key={id}>
              <button
                type="button"
                className="row-button gap-3 py-2 px-3"
                aria-current={id === current?.id || undefined}
                onClick={() => onPick(id)}
              >
                <Thumbnail src={thumbnail_url} size={56} />
                <span className={cx('stack gap-1 min-w-0 leading-snug wrap-anywhere', styles.text)}>
                  <strong>{t.photo({ place: sequence })}</strong> <span>{remark}</span>
                  {reply !== '' && <span className="muted"> {replyText({ text: reply })}</span>}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
