import { coverGeometry } from './page';
import type { Book, CoverShape, SpreadItem } from './scene';

const rounded = (mm: number) => Math.round(mm * 100) / 100;

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
