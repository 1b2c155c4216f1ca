import type { Book } from '@smriti/shared/book/scene';
import { createContext, useContext } from 'react';

/** Functions with which parts of the editor change the book and announce changes. */
export interface BookEditing {
  /**
   * Changes the book as one undo step and announces `said` in the live region; does nothing if
   * `change` returns the same book.
   * @param merge name of a continuous change, such as that of a slider: quick successive changes of
   * the same name are one undo step
   */
  edit: (change: (book: Book) => Book, said: string, merge?: string) => void;
  /** Announces a text to screen readers without changing the book. */
  say: (text: string) => void;
}

export const BookEditingContext = createContext<BookEditing | null>(null);

/**
 * Returns the functions of the surrounding book editor.
 * @throws Error outside of one
 */
export function useBookEditing(): BookEditing {
  const editor = useContext(BookEditingContext);
  if (!editor) throw new Error('there is no book to edit here');
  return editor;
}
