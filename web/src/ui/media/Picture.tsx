import ImageOff from 'lucide-react/icons/image-off';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { cx } from '../cx';
import styles from './Picture.module.css';

interface PictureProps {
  /** The large picture, and where there is one the small one for lists and phones. */
  src: string;
  smallSrc?: string;
  /** Widths of the two files in pixels. */
  width?: number;
  smallWidth?: number;
  /** Empty for a picture that says nothing beyond the text beside it. */
  alt: string;
  /** Width to height of the frame, e.g. '4 / 5'; the picture fills it. */
  ratio: string;
  /** `cover` cuts what is outside the frame, `contain` shows all of it. */
  fit?: 'cover' | 'contain';
  /** How wide it is shown, as in the `sizes` of an img. */
  sizes?: string;
  /** What is on the screen at once: loaded at once, and first. */
  isPriority?: boolean;
  className?: string;
}

type State = 'loading' | 'shown' | 'failed';

/**
 * A picture in a frame that keeps its place. It fades in when it arrives late; one with priority
 * never does, because what starts transparent is not counted as the largest paint.
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
    // It may have come before this part of the page was there to notice it.
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
