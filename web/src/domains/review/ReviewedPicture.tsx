import ExternalLink from 'lucide-react/icons/external-link';
import { RENDITION_WIDTHS } from '@smriti/shared/album/photos';
import { useMessages } from '#lib/language/i18n.ts';
import { Picture } from '#ui/media/Picture.tsx';
import { albumReviewMessages } from './messages';
import styles from './ReviewedPicture.module.css';
import type { PhotoWithRemark } from './review-rounds';

interface ReviewedPictureProps {
  photo: PhotoWithRemark;
}

/** The whole photo as large as the page allows, with a link to an enlarged view. */
export function ReviewedPicture({ photo }: ReviewedPictureProps) {
  const t = useMessages(albumReviewMessages);
  const { image_url, thumbnail_url, width, state, sequence } = photo;
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
  return (
    <>
      <Picture
        src={image_url}
        smallSrc={thumbnail_url ?? undefined}
        width={Math.min(wide, RENDITION_WIDTHS.large)}
        smallWidth={Math.min(wide, RENDITION_WIDTHS.small)}
        alt={t.photo({ place: sequence })}
        ratio="4 / 3"
        fit="contain"
        sizes="(min-width: 60rem) 48rem, 100vw"
        isPriority
        className={styles.frame}
      />
      <a href={image_url} target="_blank" rel="noreferrer" className={styles.larger}>
        <ExternalLink aria-hidden="true" />
        {t.fullSize}
      </a>
    </>
  );
}
