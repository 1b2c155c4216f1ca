import type { Album } from '@smriti/shared/album/albums';
import { ORIENTATIONS } from '@smriti/shared/album/orientation';
import { useState } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './AlbumCover.module.css';

interface AlbumCoverProps {
  album: Pick<Album, 'orientation' | 'product_type'> & {
    images: readonly Pick<Album['images'][number], 'thumbnail_url'>[];
  };
}

function shapeOf({ orientation }: AlbumCoverProps['album']): string | undefined {
  if (orientation === ORIENTATIONS.landscape) return styles.landscape;
  if (orientation === ORIENTATIONS.portrait) return styles.portrait;
  return styles.square;
}

/**
 * Drawing of an album as a closed book, or of a canvas as a framed picture, with its first photo.
 * Decorative, because the title is next to it.
 */
export function AlbumCover({ album }: AlbumCoverProps) {
  const isCanvas = album.product_type === 'canvas';
  return (
    <div className={styles.table} aria-hidden="true">
      <div className={cx(styles.book, isCanvas && styles.canvas, shapeOf(album))}>
        <div className={styles.window}>
          <CoverPhoto src={album.images[0]?.thumbnail_url ?? null} />
        </div>
      </div>
    </div>
  );
}

/** The photo, or a drawn placeholder while there is none. */
function CoverPhoto({ src }: { src: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken) {
    return (
      <svg viewBox="0 0 36 36" className={styles.noPhoto} preserveAspectRatio="xMidYMid slice">
        <circle className={styles.sun} cx="26" cy="10" r="3.5" />
        <path d="m-4 34 13-15 9 10 6-6 16 14" />
      </svg>
    );
  }
  return (
    <img
      src={src}
      alt=""
      width={400}
      height={400}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(src)}
    />
  );
}
