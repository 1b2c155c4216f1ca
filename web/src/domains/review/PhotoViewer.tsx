import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, type ReactNode, useEffect } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { cx } from '#ui/cx.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { albumReviewMessages } from './messages';
import { PhotoResolutionNote } from './PhotoResolutionNote';
import { PhotoStrip } from './PhotoStrip';
import styles from './PhotoViewer.module.css';
import { ReviewedPicture } from './ReviewedPicture';
import type { GetPrintResolution } from './print-resolution';
import type { PhotoWithRemark } from './review-rounds';
import { useReviewShortcuts } from './use-review-shortcuts';
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
  const next = index < photos.length - 1 ? () => onMove(index + 1) : null;
  const previous = index > 0 ? () => onMove(index - 1) : null;
  const keys = useReviewShortcuts({ next, previous });
  usePreloadNeighbours(photos, index);
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
      </div>
      <div className="stack gap-3 content-start min-w-0">
        <div className="row gap-1 items-center">
          <h2 id={headingId} className="flex-1 text-xl" aria-live="polite">
            {t.place({ place: index + 1, total: photos.length })}
          </h2>
          <StepButton label={t.previous} onPress={previous}>
            <ChevronLeft />
          </StepButton>
          <StepButton label={t.next} onPress={next}>
            <ChevronRight />
          </StepButton>
        </div>
        <PhotoResolutionNote photo={photo} resolution={resolutionOf(photo)} />
        {children}
      </div>
      <PhotoStrip photos={photos} index={index} onMove={onMove} />
      <div className={styles.keys}>
        <CheckboxField
          label={t.keys}
          checked={keys.isOn}
          onChange={(event) => keys.setOn(event.target.checked)}
        />
      </div>
    </section>
  );
}

interface StepButtonProps {
  label: string;
  /** Click handler; null at the end of the list, where the button stays to keep its focus. */
  onPress: (() => void) | null;
  children: ReactNode;
}

function StepButton({ label, onPress, children }: StepButtonProps) {
  return (
    <IconButton label={label} aria-disabled={onPress === null} onClick={() => onPress?.()}>
      {children}
    </IconButton>
  );
}

/** Preloads the pictures before and after the current one. */
function usePreloadNeighbours(photos: readonly PhotoWithRemark[], index: number): void {
  const urls = [photos[index + 1], photos[index - 1]].flatMap((photo) => photo?.image_url ?? []);
  const list = urls.join('\n');
  useEffect(() => {
    for (const url of list.split('\n').filter(Boolean)) new Image().src = url;
  }, [list]);
}
