import { useId, type ReactNode } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { albumReviewMessages } from './messages';
import { PhotoResolutionNote } from './PhotoResolutionNote';
import { PhotoSteps } from './PhotoSteps';
import { PhotoStrip } from './PhotoStrip';
import styles from './PhotoViewer.module.css';
import { FullSizeLink, ReviewedPicture } from './ReviewedPicture';
import type { GetPrintResolution } from './print-resolution';
import type { PhotoWithRemark } from './review-rounds';
import { useRequestedPhoto, type RequestedPhoto } from './use-requested-photo';

interface PhotoViewerProps {
  photos: readonly PhotoWithRemark[];
  index: number;
  onMove: (index: number) => void;
  resolutionOf: GetPrintResolution;
  /** Photo to show, set by the page. */
  wanted?: RequestedPhoto | null;
  /** Content next to the picture, below its facts: the remark. */
  children: ReactNode;
}

/**
 * One large photo with its facts, and a strip of all photos. The keys J and K or buttons move to
 * the next and previous one.
 */
export function PhotoViewer(props: PhotoViewerProps) {
  const { photos, index, onMove, resolutionOf, wanted = null, children } = props;
  const t = useMessages(albumReviewMessages);
  const headingId = useId();
  const photo = photos[index];
  const viewer = useRequestedPhoto({ photos, index, onMove, wanted });
  if (!photo) return <p className={styles.none}>{t.noPhotos}</p>;
  return (
    <section
      ref={viewer}
      aria-labelledby={headingId}
      tabIndex={-1}
      className={cx('stack gap-4 min-w-0', styles.viewer)}
    >
      <div className="stack gap-3 content-start min-w-0">
        <ReviewedPicture key={photo.id} photo={photo} />
        <FullSizeLink photo={photo} />
      </div>
      <div className="stack gap-3 content-start min-w-0">
        <PhotoSteps {...{ photos, index, onMove, headingId }} />
        <PhotoResolutionNote photo={photo} resolution={resolutionOf(photo)} />
        {children}
      </div>
      <PhotoStrip photos={photos} index={index} onMove={onMove} />
    </section>
  );
}
