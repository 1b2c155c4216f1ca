import ExternalLink from 'lucide-react/icons/external-link';
import type { CSSProperties, ReactNode } from 'react';
import { RENDITION_WIDTHS } from '@smriti/shared/album/photos';
import { useMessages } from '#lib/language/i18n.ts';
import { Picture } from '#ui/media/Picture.tsx';
import { albumReviewMessages } from './messages';
import styles from './ReviewedPicture.module.css';
import type { PhotoWithRemark } from './review-rounds';

interface ReviewedPictureProps {
  photo: PhotoWithRemark;
  /** Layer that covers exactly the picture, which then fills the height of its container. */
  layer?: ReactNode;
}

/** The whole photo as large as the page allows. */
export function ReviewedPicture({ photo, layer }: ReviewedPictureProps) {
  const t = useMessages(albumReviewMessages);
  const { image_url, thumbnail_url, width, height, state, sequence } = photo;
  if (image_url === null) {
    const text = {
      failed: t.unreadable,
      gone: t.gone,
      processing: t.preparing,
      ready: t.preparing,
    };
    return <p className={styles.waiting}>{text[state]}</p>;
  }
  const wide = width ?? RENDITION_WIDTHS.large;
  const picture = (
    <Picture
      src={image_url}
      smallSrc={thumbnail_url ?? undefined}
      width={Math.min(wide, RENDITION_WIDTHS.large)}
      smallWidth={Math.min(wide, RENDITION_WIDTHS.small)}
      alt={t.photo({ place: sequence })}
      ratio={layer ? 'auto' : '4 / 3'}
      fit="contain"
      sizes="(min-width: 60rem) 48rem, 100vw"
      isPriority
      className={styles.frame}
    />
  );
  if (!layer) return picture;
  const shape: CSSProperties & Record<'--ratio', number> = {
    '--ratio': width && height ? width / height : 4 / 3,
  };
  return (
    <div className={styles.fitting}>
      <div className={styles.fitted} style={shape}>
        {picture}
        {layer}
      </div>
    </div>
  );
}

export function FullSizeLink({ photo: { image_url } }: Pick<ReviewedPictureProps, 'photo'>) {
  const t = useMessages(albumReviewMessages);
  if (image_url === null) return null;
  return (
    <a href={image_url} target="_blank" rel="noreferrer" className={styles.larger}>
      <ExternalLink aria-hidden="true" />
      {t.fullSize}
    </a>
  );
}
