import type { Box, SpreadFace } from './face';
import styles from './PrintGuides.module.css';

interface PrintGuidesProps {
  face: SpreadFace;
  view: Box;
  /** Minimum distance of texts from the cut, in mm. */
  safe: number;
}

/** Lines for cut, fold and safe zone of a spread. */
export function PrintGuides({ face, view, safe }: PrintGuidesProps) {
  const { trim, parts, printed } = face;
  return (
    <svg
      viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`}
      className={styles.guides}
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.beyond}
        fillRule="evenodd"
        d={`${outline(printed)}${outline(trim)}`}
      />
      <path className={styles.cut} d={outline(trim)} />
      {parts.slice(1).map(({ name, x }) => (
        <path key={name} className={styles.fold} d={`M${x} ${printed.y}v${printed.h}`} />
      ))}
      {parts
        .filter(({ w }) => w > 2 * safe)
        .map(({ name, x, y, w, h }) => (
          <path
            key={name}
            className={styles.safe}
            d={outline({ x: x + safe, y: y + safe, w: w - 2 * safe, h: h - 2 * safe })}
          />
        ))}
    </svg>
  );
}

const outline = ({ x, y, w, h }: Box) => `M${x} ${y}h${w}v${h}h${-w}z`;
