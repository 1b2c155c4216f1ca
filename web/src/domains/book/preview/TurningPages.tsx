import type { CSSProperties } from 'react';
import { type DrawableBook, PageSide } from './PageSide';
import styles from './TurningPages.module.css';
import {
  isLeafWithinOneTurn,
  hasFacingPages,
  isLeafRendered,
  type BookLeaf,
  listLeaves,
  type ViewSide,
  type BookView,
} from './book-views';
import { useDelayedTurn } from './use-delayed-turn';

interface TurningPagesProps extends DrawableBook {
  views: readonly BookView[];
  /** Index of the view to show. */
  index: number;
}

/** Depth in px: of each leaf, of all leaves at most, and of a cover board. */
const DEPTH = { step: 0.6, pages: 6, board: 8 };

type Place = CSSProperties & Partial<Record<'--depth' | '--thickness', number>>;

/** Leaves that turn in 3D: to the left in a book, upwards in a calendar. */
export function TurningPages({ views, index, ...drawn }: TurningPagesProps) {
  const { turned, settled } = useDelayedTurn(index);
  const leaves = listLeaves(views);
  const isOpen = hasFacingPages(views);
  const last = views.length - 1;
  // Leaves are rendered before their turn starts; for a jump, these are the two leaves visible at
  // its end.
  const isAsked = (at: number) => isTop(at, index);
  const isFull = ({ index: at }: BookLeaf) => isLeafRendered(at, settled) || isAsked(at);
  // Leaves that are hidden during a turn are not painted.
  const isShown = (at: number) =>
    isAsked(at) || (index === settled ? isLeafWithinOneTurn(at, settled) : isTop(at, settled));
  const read = last > 0 ? turned / last : 0;
  // The outermost pages belong to no leaf if there is no cover.
  const under = views[last]?.right ?? null;
  const over = views[0]?.left ?? null;
  return (
    <span
      className={styles.volume}
      data-form={formOf(drawn.book.kind, isOpen)}
      data-closed={closedAt(views, turned)}
    >
      <span className={styles.ground} />
      {isOpen && <Edge side="left" thickness={read} />}
      {isOpen && <Edge side="right" thickness={1 - read} />}
      {over && (
        <span className={styles.base} data-side="left">
          <SideOf side={over} size={settled <= 1 ? 'large' : 'small'} {...drawn} />
        </span>
      )}
      {under && (
        <span className={styles.base} data-side="right">
          <SideOf side={under} size={settled >= last - 1 ? 'large' : 'small'} {...drawn} />
        </span>
      )}
      {leaves
        .filter((leaf) => leaf.isBoard || isFull(leaf))
        .map((leaf) => (
          <TurningLeaf
            key={leaf.index}
            {...{ leaf, turned, settled }}
            isFull={isFull(leaf)}
            isAhead={!isShown(leaf.index)}
            {...drawn}
          />
        ))}
    </span>
  );
}

/** Page edges stacked on one side; `thickness` is the share of the pages there, from 0 to 1. */
function Edge({ side, thickness }: { side: 'left' | 'right'; thickness: number }) {
  const style: Place = { '--thickness': thickness };
  return <span className={styles.edge} data-edge={side} style={style} />;
}

/** Whether a leaf is on top of the left or the right stack. */
const isTop = (leaf: number, view: number) => leaf === view || leaf === view - 1;

function formOf(kind: DrawableBook['book']['kind'], isOpen: boolean): 'up' | 'open' | 'single' {
  if (kind === 'calendar') return 'up';
  return isOpen ? 'open' : 'single';
}

/** Side of the cover that a closed book shows; undefined if the book is open. */
function closedAt(views: readonly BookView[], at: number): 'front' | 'back' | undefined {
  const view = views[at];
  if (!view || !hasFacingPages(views)) return undefined;
  if (view.left === null) return 'front';
  return view.right === null ? 'back' : undefined;
}

interface TurningLeafProps extends DrawableBook {
  leaf: BookLeaf;
  turned: number;
  settled: number;
  /** False for a board whose edge alone is visible. */
  isFull: boolean;
  /**
   * Whether the pictures are loaded without showing the leaf, since each visible leaf slows the
   * turn down.
   */
  isAhead: boolean;
}

function TurningLeaf({ leaf, turned, settled, isFull, isAhead, ...drawn }: TurningLeafProps) {
  const at = leaf.index;
  const isTurned = at < turned;
  const below = isTurned ? turned - 1 - at : at - turned;
  const place: Place = {
    '--depth':
      below > 0 && leaf.isBoard ? -DEPTH.board : -Math.min(below * DEPTH.step, DEPTH.pages),
  };
  return (
    <span
      className={styles.leaf}
      data-turned={isTurned || undefined}
      data-board={leaf.isBoard || undefined}
      data-below={below > 0 || undefined}
      data-ahead={(isAhead && !leaf.isBoard) || undefined}
      style={place}
    >
      <span className={styles.front}>
        {isFull && leaf.front && (
          <SideOf side={leaf.front} size={sizeAt(at - settled, -1, 1)} {...drawn} />
        )}
        <span className={styles.shade} />
      </span>
      <span className={styles.back}>
        {isFull && leaf.back && (
          <SideOf side={leaf.back} size={sizeAt(at - settled, -2, 0)} {...drawn} />
        )}
        <span className={styles.shade} />
      </span>
    </span>
  );
}

/** Picture size of a leaf: large for the current view and one turn away, small beyond. */
const sizeAt = (away: number, from: number, to: number) =>
  away >= from && away <= to ? 'large' : 'small';

function SideOf({
  side,
  size,
  ...drawn
}: DrawableBook & { side: ViewSide; size: 'small' | 'large' }) {
  if (side === 'inside') return <span className={styles.inside} />;
  const { face, part } = side;
  return (
    <span className={face.isCover ? styles.art : styles.sheet}>
      <PageSide {...{ face, part, size }} {...drawn} />
    </span>
  );
}
