import type { AlbumImage } from '@smriti/shared/album/albums';
import { memo, useId } from 'react';
import type { RequestedPlace } from '#domains/book/spread/book/AlbumBook.tsx';
import { useMessages } from '#lib/language/i18n.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { reviewMessages } from '../staff-messages';
import styles from './RemarkFields.module.css';
import { RemarkInput } from './RemarkInput';
import type { RemarkEditing } from './remark-editing';

interface RemarkFieldsProps {
  images: readonly AlbumImage[];
  work: RemarkEditing;
  /**
   * Enlarges a photo. This and all other props must be stable references while the reviewer types, because
   * the component is memoised.
   */
  onWant: (place: RequestedPlace) => void;
}

/** Remark fields of all photos, for reviewers who prefer a list. */
export const RemarkFields = memo(function RemarkFields(props: RemarkFieldsProps) {
  const { images, work, onWant } = props;
  const t = useMessages(reviewMessages);
  const headingId = useId();
  const photos = images.toSorted((one, other) => one.sequence - other.sequence);
  return (
    <section aria-labelledby={headingId} className="stack gap-4 min-w-0">
      <h2 id={headingId} className="text-xl">
        {t.remarkFields}
      </h2>
      <ol role="list" className={styles.list}>
        {photos.map((photo) => (
          <li key={photo.id} className={styles.photo}>
            <button
              type="button"
              aria-label={t.lookAt({ place: photo.sequence })}
              className={styles.look}
              onClick={() => onWant({ photoId: photo.id })}
            >
              <Thumbnail src={photo.thumbnail_url} size={72} />
            </button>
            <RemarkInput photo={photo} work={work} rows={2} />
          </li>
        ))}
      </ol>
    </section>
  );
});
