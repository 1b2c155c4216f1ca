import ImageOff from 'lucide-react/icons/image-off';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useEffect, useRef } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { albumReviewMessages } from './messages';
import styles from './PhotoStrip.module.css';
import type { PhotoWithRemark } from './review-rounds';

interface PhotoStripProps {
  photos: readonly PhotoWithRemark[];
  index: number;
  onMove: (index: number) => void;
}

/** Strip of all photos, if there are several, with remarks marked; scrolls to the current photo. */
export function PhotoStrip({ photos, index, onMove }: PhotoStripProps) {
  const t = useMessages(albumReviewMessages);
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = strip.current?.children[index];
    if (!strip.current || !(current instanceof HTMLElement)) return;
    // Scrolls only the strip: scrollIntoView would also scroll the page.
    const middle = current.offsetLeft - (strip.current.clientWidth - current.offsetWidth) / 2;
    strip.current.scrollTo({ left: middle });
  }, [index]);
  if (photos.length < 2) return null;
  return (
    <ol role="list" ref={strip} aria-label={t.pictures} className={styles.strip}>
      {photos.map((photo, place) => {
        const name = { place: place + 1 };
        return (
          <li key={photo.id}>
            <button
              type="button"
              aria-label={photo.remark === '' ? t.photo(name) : t.photoRemarked(name)}
              aria-current={place === index}
              className={cx(styles.thumbnail, place === index && styles.current)}
              onClick={() => onMove(place)}
            >
              <Thumbnail url={photo.thumbnail_url} />
              {photo.remark !== '' && (
                <span className={styles.mark}>
                  <MessageSquareText aria-hidden="true" />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function Thumbnail({ url }: { url: string | null }) {
  if (url === null) return <ImageOff aria-hidden="true" className="muted" />;
  return <img src={url} alt="" width={64} height={64} loading="lazy" />;
}
