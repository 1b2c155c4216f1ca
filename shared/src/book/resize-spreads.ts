import { coverGeometry, spreadGeometry } from './page';
import type { Book, CoverShape, SpreadItem, Spread } from './scene';

/** Adapts locked spreads when their book gets another size or spine. */

interface Extent {
  w: number;
  h: number;
}

const rounded = (mm: number) => Math.round(mm * 100) / 100;

function scaledItem(item: SpreadItem, scale: number, offset: { x: number; y: number }): SpreadItem {
  const box = {
    x: rounded(item.x * scale + offset.x),
    y: rounded(item.y * scale + offset.y),
    w: Math.max(0.1, rounded(item.w * scale)),
    h: Math.max(0.1, rounded(item.h * scale)),
  };
  if (item.type === 'text') {
    return { ...item, ...box, size: Math.min(400, Math.max(4, rounded(item.size * scale))) };
  }
  return { ...item, ...box, radius: Math.min(1000, rounded(item.radius * scale)) };
}

/**
 * Scales a spread to another size: its items as large as fits within the safe area, with equal proportions
 * and centred.
 */
export function scaleSpread(spread: Spread, from: Extent, to: Extent, safe: number): Spread {
  if (from.w === to.w && from.h === to.h) return spread;
  const room = { w: Math.max(1, to.w - 2 * safe), h: Math.max(1, to.h - 2 * safe) };
  const scale = Math.min(room.w / from.w, room.h / from.h);
  const offset = { x: (to.w - from.w * scale) / 2, y: (to.h - from.h * scale) / 2 };
  return { ...spread, items: spread.items.map((item) => scaledItem(item, scale, offset)) };
}

/**
 * The spreads of a book, including the cover, for another size: locked ones are scaled, the others are
 * returned unchanged and have to be laid out again.
 */
export function resizeSpreads(
  before: Book,
  after: Pick<Book, 'kind' | 'page' | 'lay_flat' | 'safe'>,
): Spread[] {
  const target = { ...before, ...after };
  const spreads = before.spreads.map((spread, index) =>
    spread.locked
      ? scaleSpread(
          spread,
          spreadGeometry(before, index),
          spreadGeometry(target, index),
          after.safe,
        )
      : spread,
  );
  const { cover } = before;
  if (!cover) return spreads;
  const scaled = cover.locked
    ? scaleSpread(cover, coverGeometry(before), coverGeometry(target), after.safe)
    : cover;
  return [scaled, ...spreads];
}

/** Changes the spine width of a cover; items on the front move with it, items on the spine by half. */
export function applyCoverShape(book: Book, shape: CoverShape | null): Book {
  const { cover, cover_shape: before } = book;
  if (!cover || !before || !shape || before.wrap !== shape.wrap) {
    return { ...book, cover_shape: shape };
  }
  const moved = rounded(shape.spine - before.spine);
  const [had, has] = [coverGeometry(book), coverGeometry({ ...book, cover_shape: shape })];
  const middleOf = ({ x, w }: SpreadItem) => x + w / 2;
  const placed = (item: SpreadItem): SpreadItem => {
    if (middleOf(item) >= had.front.x) return { ...item, x: rounded(item.x + moved) };
    const isOnSpine = had.spine !== null && middleOf(item) > had.spine.x;
    return isOnSpine ? { ...item, x: rounded(item.x + moved / 2) } : item;
  };
  if (moved === 0 || has.spine === null) return { ...book, cover_shape: shape };
  return { ...book, cover_shape: shape, cover: { ...cover, items: cover.items.map(placed) } };
}
