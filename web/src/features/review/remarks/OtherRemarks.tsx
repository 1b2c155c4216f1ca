import type { AlbumImage } from '@smriti/shared/album/albums';
import { memo, useId } from 'react';
import type { RequestedPlace } from '#domains/book/spread/book/AlbumBook.tsx';
import { useMessages } from '#lib/language/i18n.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { reviewMessages } from '../messages';
import styles from './OtherRemarks.module.css';
import { RemarkInput } from './RemarkInput';
import type { RemarkEditing } from './remark-editing';

interface OtherRemarksProps {
  images: readonly AlbumImage[];
  /** Id of the enlarged photo, whose remark field is next to it. */
  shownId: string | undefined;
  work: RemarkEditing;
  /**
   * Enlarges a photo. This and all other props must keep their identity while the reviewer types,
   * because the component is memoised.
   */
  onWant: (place: RequestedPlace) => void;
}

/** Remark fields of all other photos, for reviewers who prefer a list. */
export const OtherRemarks = memo(function OtherRemarks(props: OtherRemarksProps) {
  const { images, shownId, work, onWant } = props;
  const t = useMessages(reviewMessages);
  const headingId = useId();
  const others = images
    .filter(({ id }) => id !== shownId)
    .toSorted((one, other) => one.sequence - other.sequence);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="stack gap-4 min-w-0 mt-4">
      <h2 id={headingId} className="text-xl">
        {t.otherRemarks}
      </h2>
      <ol role="list" className={styles.list}>
        {others.map((photo) => (
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
