import { findSpread } from '../book-parts';
import { type Book, COVER_ID, type PhotoItem } from '../scene';

/** Address of a frame: the ids of its spread and its item. */
export interface FrameAddress {
  spread: string;
  item: string;
}

export function findFrame(book: Book, { spread, item }: FrameAddress): PhotoItem | null {
  const found = findSpread(book, spread)?.items.find(({ id }) => id === item);
  return found?.type === 'photo' ? found : null;
}

/** Whether a photo can be added to a spread: faces of a set or a calendar have exactly one. */
export function canAddPhoto({ kind }: Pick<Book, 'kind'>, spreadId: string): boolean {
  return spreadId !== COVER_ID && (kind === 'book' || kind === 'sheet');
}
