import { createContext, useContext } from 'react';
import type { Book } from '@smriti/shared/book/scene';

/** How everything in 'Arrange the book' changes the book, and tells of it. */
export interface EditBook {
  /**
   * Changes the book in one step for undo, and says so in the one live region; nothing happens where
   * `change` gives back the book that it got.
   * @param merge names a change that goes on, such as that of a slider: steps of the same name that
   *   follow each other quickly are one for undo
   */
  edit: (change: (book: Book) => Book, said: string, merge?: string) => void;
  /** Says something to those who do not see it, without a change. */
  say: (text: string) => void;
}

export const EditBookContext = createContext<EditBook | null>(null);

/** @throws Error outside of the editor of a book. */
export function useEditBook(): EditBook {
  const editor = useContext(EditBookContext);
  if (!editor) throw new Error('there is no book to edit here');
  return editor;
}
