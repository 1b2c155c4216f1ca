import type { Book } from '@smriti/shared/book/scene';
import { createContext, useContext } from 'react';

/** How parts of 'Arrange the book' change the book and announce it. */
export interface EditBook {
  /**
   * Changes the book as one undo step and announces `said` in the live region; does nothing if `change`
   * returns the same book.
   * @param merge name of a continuous change, such as a slider's: quick successive steps of the same name
   *   are one undo step
   */
  edit: (change: (book: Book) => Book, said: string, merge?: string) => void;
  /** Announces a text to screen readers, without a change. */
  say: (text: string) => void;
}

export const EditBookContext = createContext<EditBook | null>(null);

/** @throws Error outside of a book editor. */
export function useEditBook(): EditBook {
  const editor = useContext(EditBookContext);
  if (!editor) throw new Error('there is no book to edit here');
  return editor;
}
