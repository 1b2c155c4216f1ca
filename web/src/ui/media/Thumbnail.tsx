import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import styles from './Thumbnail.module.css';

interface ThumbnailProps {
  /** URL; null for no picture. */
  src: string | null;
  /** Width and height in pixels. */
  size: 40 | 48 | 56 | 72;
}

/**
 * Small square picture at the start of a row; a symbol without a picture, or if it cannot be loaded.
 * Decorative, because the name is next to it.
 */
export function Thumbnail({ src, size }: ThumbnailProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const measures = { width: size, height: size };
  if (src === null || src === broken) {
    return (
      <ImageOff
        aria-hidden="true"
        className={styles.thumbnail}
        style={{ ...measures, padding: size / 4 }}
      />
    );
  }
  return (
    <img
      src={src}
      alt=""
      {...measures}
      loading="lazy"
      className={styles.thumbnail}
      style={measures}
      onError={() => setBroken(src)}
    />
  );
}
