import { findSpread } from '../book-parts';
import { type Book, COVER_ID, type TextItem } from '../scene';

/** Address of a text: the ids of its spread and its item. */
export interface TextAddress {
  spread: string;
  item: string;
}

export function findText(book: Book, { spread, item }: TextAddress): TextItem | null {
  const found = findSpread(book, spread)?.items.find(({ id }) => id === item);
  return found?.type === 'text' ? found : null;
}

/** Whether texts can be added to a spread: a cover of plain material only takes a stamped title. */
export function canAddText({ cover_shape }: Pick<Book, 'cover_shape'>, spreadId: string): boolean {
  return spreadId !== COVER_ID || cover_shape?.printable !== false;
}
