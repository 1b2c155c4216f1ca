import type { PhotoItem } from '@smriti/shared/book/scene';
import { placedIn, type ShownPhotos } from '../../../components/spread/shown-photo';
import { useMessages } from '../../../lib/i18n';
import { useStudioState } from '../studio-context';
import styles from './ArrangeBook.module.css';
import { bookMessages } from './messages';

interface ChosenPhotoProps {
  item: PhotoItem;
  photos: ShownPhotos;
}

/** The photo that was pressed: which one it is, and how it will print here. */
export function ChosenPhoto({ item, photos }: ChosenPhotoProps) {
  const t = useMessages(bookMessages);
  const name = useStudioState(({ photos: all }) => all[item.photo ?? '']?.name ?? '');
  const place = photos.get(item.photo ?? '')?.place;
  const placed = placedIn(item, photos);
  if (place === undefined) return null;
  return (
    <p role="status" className={styles.chosen}>
      <strong>{t.chosen({ place })}</strong>
      {name !== '' && <span className={styles.file}>{name}</span>}
      {placed && (
        <span>
          {t.dpi({ dpi: placed.dpi })}, {t[placed.quality]}
        </span>
      )}
    </p>
  );
}
