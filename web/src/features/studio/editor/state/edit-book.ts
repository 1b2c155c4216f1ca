import type { Book } from '@smriti/shared/book/scene';
import { createContext, useContext } from 'react';
import type { Catalogue } from '../../choices/catalogue';
import type { Studio } from '../../studio';
import { history } from '../../studio-store';
import { withScene } from './edit-scene';

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

/** Changes with the same name within this time are one undo step, in ms. */
const MERGE_MS = 1500;

export function createEditBook(
  { store, plan }: Pick<Studio, 'store' | 'plan'>,
  catalogue: Catalogue,
  say: EditBook['say'],
): EditBook {
  let last = { merge: '', at: 0, book: store.getState().book };

  function edit(change: (book: Book) => Book, said: string, merge = ''): void {
    const before = store.getState();
    const { scene } = before.book;
    const changed = scene && change(scene);
    if (!changed || changed === scene) return;
    const now = performance.now();
    const goesOn =
      merge !== '' && merge === last.merge && before.book === last.book && now - last.at < MERGE_MS;
    const after = withScene(before, changed, plan, catalogue);
    if (goesOn) history.merge(store, after);
    else store.setState(after);
    last = { merge, at: now, book: store.getState().book };
    if (said !== '') say(said);
  }

  return { edit, say };
}

export const EditBookContext = createContext<EditBook | null>(null);

/** @throws Error outside of a book editor. */
export function useEditBook(): EditBook {
  const editor = useContext(EditBookContext);
  if (!editor) throw new Error('there is no book to edit here');
  return editor;
}
