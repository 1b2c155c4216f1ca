import { spreadOf } from '../book-parts';
import { type Book, COVER_ID, type PhotoItem } from '../scene';

/** A frame, by the ids of its spread and of itself. */
export interface FrameAt {
  spread: string;
  item: string;
}

export function findFrame(book: Book, { spread, item }: FrameAt): PhotoItem | null {
  const found = spreadOf(book, spread)?.items.find(({ id }) => id === item);
  return found?.type === 'photo' ? found : null;
}

/** Whether a spread takes one photo more: the faces of a set and of a calendar have one each. */
export function takesMore({ kind }: Pick<Book, 'kind'>, spreadId: string): boolean {
  return spreadId !== COVER_ID && (kind === 'book' || kind === 'sheet');
}
