import type { CSSProperties } from 'react';
import { SpreadScene } from '../spread/SpreadScene';
import { type DrawableBook, PageSide } from './PageSide';
import styles from './WallPrint.module.css';
import type { BookView } from './book-views';

/** Depth in mm of a print whose sides are blank. */
const PLAIN_DEPTH_MM = 12;

/** One print on a wall, seen slightly from the side. */
export function WallPrint({ views, ...drawn }: DrawableBook & { views: readonly BookView[] }) {
  const { book, photos, finish } = drawn;
  const [view] = views;
  if (!view) return null;
  const { face } = view.stop;
  const { trim } = face;
  // A picture that wraps around its frame has a large bleed, which covers the sides.
  const isWrapped = book.bleed > PLAIN_DEPTH_MM;
  const depth = isWrapped ? book.bleed : PLAIN_DEPTH_MM;
  const measures: CSSProperties & Record<'--depth' | '--deep', number> = {
    '--depth': depth / trim.w,
    '--deep': depth / trim.h,
  };
  const side = { x: trim.x + trim.w, y: trim.y, w: depth, h: trim.h };
  const foot = { x: trim.x, y: trim.y + trim.h, w: trim.w, h: depth };
  const scene = { look: book.look, face, photos, finish, size: 'small' } as const;
  return (
    <span className={styles.print} style={measures}>
      <span className={styles.cast} />
      <span className={styles.side}>{isWrapped && <SpreadScene {...scene} view={side} />}</span>
      <span className={styles.foot}>{isWrapped && <SpreadScene {...scene} view={foot} />}</span>
      <span className={styles.front}>
        <PageSide face={face} part={null} size="large" {...drawn} />
      </span>
    </span>
  );
}
