import ImageOff from 'lucide-react/icons/image-off';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './Picture.module.css';

interface PictureProps {
  /** URL of the large picture. */
  src: string;
  /** URL of the small picture for lists and phones, if there is one. */
  smallSrc?: string;
  /** Width of the large file in pixels. */
  width?: number;
  /** Width of the small file in pixels. */
  smallWidth?: number;
  /** Alternative text; '' if the picture adds nothing to the text next to it. */
  alt: string;
  /** Aspect ratio of the box, e.g. '4 / 5', which the picture fills. */
  ratio: string;
  /** How the picture fills the box: `cover` crops it, `contain` shows all of it. */
  fit?: 'cover' | 'contain';
  /** Displayed width, as in the `sizes` attribute of an img. */
  sizes?: string;
  /** Whether the picture is visible at once and therefore loads first, without lazy loading. */
  isPriority?: boolean;
  className?: string;
}

type State = 'loading' | 'shown' | 'failed';

/**
 * Picture in a box with a fixed aspect ratio. It fades in if it loads late, but never with
 * `isPriority`, because a transparent picture does not count as largest contentful paint.
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
    // The picture may have loaded before React attached the load handler.
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
