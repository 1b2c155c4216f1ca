import ImageOff from 'lucide-react/icons/image-off';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './Picture.module.css';

interface PictureProps {
  /** URLs of the large picture and, if there is one, of the small one for lists and phones. */
  src: string;
  smallSrc?: string;
  /** Widths of the two files in pixels. */
  width?: number;
  smallWidth?: number;
  /** Empty if the picture adds nothing to the text next to it. */
  alt: string;
  /** Aspect ratio of the frame, e.g. '4 / 5'; the picture fills it. */
  ratio: string;
  /** `cover` crops to the frame, `contain` shows the whole picture. */
  fit?: 'cover' | 'contain';
  /** Displayed width, as in the `sizes` attribute of an img. */
  sizes?: string;
  /** For pictures visible at once: loaded first, without lazy loading. */
  isPriority?: boolean;
  className?: string;
}

type State = 'loading' | 'shown' | 'failed';

/**
 * A picture in a frame of fixed ratio. It fades in when it loads late, but never with priority, because a
 * transparent picture does not count as the largest contentful paint.
 */
export function Picture(props: PictureProps) {
  const { src, smallSrc, width = 1600, smallWidth = 480, alt, ratio, className } = props;
  const { fit = 'cover', sizes = '100vw', isPriority = false } = props;
  const [state, setState] = useState<State>(isPriority ? 'shown' : 'loading');
  const [shownSrc, setShownSrc] = useState(src);
  if (shownSrc !== src) {
    setShownSrc(src);
    setState('shown');
  }
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have loaded before React attached the load handler.
    const shown = image.current;
    if (shown?.complete) shown.dispatchEvent(new Event(shown.naturalWidth > 0 ? 'load' : 'error'));
  }, []);
  const frame: CSSProperties = { aspectRatio: ratio };
  if (state === 'failed') {
    return (
      <span className={cx(styles.frame, styles.missing, className)} style={frame}>
        <ImageOff aria-hidden="true" />
        <span>{alt}</span>
      </span>
    );
  }
  return (
    <span className={cx(styles.frame, className)} style={frame}>
      <img
        ref={image}
        className={cx(styles.image, styles[fit], state === 'loading' && styles.waiting)}
        src={src}
        srcSet={smallSrc && `${smallSrc} ${smallWidth}w, ${src} ${width}w`}
        sizes={smallSrc && sizes}
        alt={alt}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding={isPriority ? 'sync' : 'async'}
        draggable={false}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
    </span>
  );
}
