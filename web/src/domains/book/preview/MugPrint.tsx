import type { CSSProperties } from 'react';
import { SpreadScene } from '../spread/SpreadScene';
import styles from './MugPrint.module.css';
import { mugShape, STRIP_ANGLE } from './mug-shape';
import type { DrawableBook } from './PageSide';
import type { BookView } from './book-views';

/** Layers of the handle, which give it its thickness. */
const HANDLE_LAYERS = [-2, -1, 0, 1, 2];

/** Custom properties for the style sheet. */
const measures = (values: Record<`--${string}`, string | number>): CSSProperties => values;

interface MugPrintProps extends DrawableBook {
  views: readonly BookView[];
  /** Angle by which the mug is turned, in degrees. */
  angle: number;
}

/** A mug on a table with the print around it, seen from a little above. */
export function MugPrint({ views, angle, book, photos, finish }: MugPrintProps) {
  const [view] = views;
  if (!view) return null;
  const { face } = view.stop;
  const { x, y, w, h } = face.trim;
  const { height, radius, width, strips } = mugShape({ w, h });
  const shape = measures({
    '--height': height,
    '--radius': radius,
    '--strip': 2 * radius * Math.tan((STRIP_ANGLE * Math.PI) / 360),
    '--print': `${(100 * h) / height}%`,
    '--angle': `${angle}deg`,
  });
  return (
    <span className={styles.mug} style={shape}>
      <span className={styles.shadow} />
      <span className={styles.body}>
        {HANDLE_LAYERS.map((layer) => (
          <span key={layer} className={styles.handle} style={measures({ '--layer': layer })} />
        ))}
        {strips.map((strip) => (
          <span
            key={strip.angle}
            className={styles.strip}
            style={measures({
              '--at': `${strip.angle}deg`,
              '--from': shadeAt(strip.angle + angle - STRIP_ANGLE / 2),
              '--to': shadeAt(strip.angle + angle + STRIP_ANGLE / 2),
            })}
          >
            {strip.x !== null && (
              <SpreadScene
                look={book.look}
                size="large"
                {...{ face, photos, finish }}
                view={{ x: x + strip.x, y, w: width, h }}
              />
            )}
          </span>
        ))}
      </span>
      <span className={styles.rim} />
    </span>
  );
}

/** Darkness of the mug at an angle from the viewer; the light comes from the left. */
function shadeAt(angle: number): number {
  return 0.27 * (1 - Math.cos(((angle + 30) * Math.PI) / 180));
}
