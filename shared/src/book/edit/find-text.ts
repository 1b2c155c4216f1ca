import { spreadOf } from '../book-parts';
import { type Book, COVER_ID, type TextItem } from '../scene';

/** A text, by the ids of its spread and of itself. */
export interface TextAt {
  spread: string;
  item: string;
}

export function findText(book: Book, { spread, item }: TextAt): TextItem | null {
  const found = spreadOf(book, spread)?.items.find(({ id }) => id === item);
  return found?.type === 'text' ? found : null;
}

/** Whether free texts can be added: a cover of plain material takes a stamped title only. */
export function canAddText({ cover_shape }: Pick<Book, 'cover_shape'>, spreadId: string): boolean {
  return spreadId !== COVER_ID || cover_shape?.printable !== false;
}
