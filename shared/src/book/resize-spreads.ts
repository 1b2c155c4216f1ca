import { coverGeometry, spreadGeometry } from './page';
import type { Book, SpreadItem, Spread } from './scene';

/** Adapts locked spreads when their book gets another size. */

/** Trimmed size of a spread, and the bleed around it. */
interface Extent {
  w: number;
  h: number;
  bleed: number;
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

/** A scaled photo that reached edges of its face, extended to the same edges of the new face and its bleed. */
function extendToEdges(
  scaled: SpreadItem,
  before: SpreadItem,
  from: Extent,
  { w, h, bleed }: Extent,
): SpreadItem {
  if (before.type === 'text' || before.angle !== 0) return scaled;
  const x = before.x <= 0 ? -bleed : scaled.x;
  const y = before.y <= 0 ? -bleed : scaled.y;
  const right = before.x + before.w >= from.w ? w + bleed : scaled.x + scaled.w;
  const bottom = before.y + before.h >= from.h ? h + bleed : scaled.y + scaled.h;
  return { ...scaled, x, y, w: rounded(right - x), h: rounded(bottom - y) };
}

/**
 * Scales a spread to another size: its items as large as fits within the safe area, with equal proportions
 * and centred. Photos of prints and calendars that reach an edge of their face still do.
 */
export function scaleSpread(
  spread: Spread,
  from: Extent,
  to: Extent,
  { kind, safe }: Pick<Book, 'kind' | 'safe'>,
): Spread {
  const isSameSize = from.w === to.w && from.h === to.h;
  if (isSameSize && from.bleed === to.bleed) return spread;
  const room = { w: Math.max(1, to.w - 2 * safe), h: Math.max(1, to.h - 2 * safe) };
  const scale = isSameSize ? 1 : Math.min(room.w / from.w, room.h / from.h);
  const offset = { x: (to.w - from.w * scale) / 2, y: (to.h - from.h * scale) / 2 };
  const items = spread.items.map((item) => {
    const scaled = scaledItem(item, scale, offset);
    return kind === 'book' ? scaled : extendToEdges(scaled, item, from, to);
  });
  return { ...spread, items };
}

/**
 * The spreads of a book, including the cover, for another size: locked ones are scaled, the others are
 * returned unchanged and have to be laid out again.
 */
export function resizeSpreads(
  before: Book,
  after: Pick<Book, 'kind' | 'page' | 'lay_flat' | 'safe' | 'bleed'>,
): Spread[] {
  const target = { ...before, ...after };
  const resized = (spread: Spread, sizeIn: (book: Book) => Omit<Extent, 'bleed'>) =>
    spread.locked
      ? scaleSpread(
          spread,
          { ...sizeIn(before), bleed: before.bleed },
          { ...sizeIn(target), bleed: after.bleed },
          after,
        )
      : spread;
  const spreads = before.spreads.map((spread, index) =>
    resized(spread, (book) => spreadGeometry(book, index)),
  );
  const { cover } = before;
  return cover ? [resized(cover, coverGeometry), ...spreads] : spreads;
}
