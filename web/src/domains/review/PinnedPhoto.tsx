import type { PhotoPin } from '@smriti/shared/album/approval-remarks';
import { useMessages } from '#lib/language/i18n.ts';
import { albumReviewMessages } from './messages';
import styles from './PinnedPhoto.module.css';
import { PinTip } from './PinTip';

interface PinnedPhotoProps {
  photo: { thumbnail_url: string | null; width: number | null; height: number | null };
  pin: PhotoPin;
}

/** Small picture of the whole photo, with the point that the remark refers to. */
export function PinnedPhoto({ photo, pin }: PinnedPhotoProps) {
  const t = useMessages(albumReviewMessages);
  const { thumbnail_url, width, height } = photo;
  const said = t.pinned({ left: Math.round(pin.x * 100), top: Math.round(pin.y * 100) });
  return (
    <figure className="stack gap-1 justify-items-start muted text-sm">
      {thumbnail_url !== null && (
        <span className={styles.photo} aria-hidden="true">
          <img
            src={thumbnail_url}
            alt=""
            width={width ?? undefined}
            height={height ?? undefined}
            loading="lazy"
          />
          <PinTip pin={pin} size="small" />
        </span>
      )}
      <figcaption>{said}</figcaption>
    </figure>
  );
}
