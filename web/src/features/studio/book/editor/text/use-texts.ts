import {
  addCaption,
  type Added,
  addText,
  findText,
  type TextAt,
} from '@smriti/shared/book/edit/texts';
import type { Book } from '@smriti/shared/book/scene';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Box } from '../../../../../components/spread/face';
import { useMessages } from '../../../../../lib/i18n';
import { useEditBook } from '../edit-book';
import { textMessages } from './messages';

/** The texts of the spread under edit: which one is chosen, and new ones. */
export interface Texts {
  chosen: TextAt | null;
  /** Grows when the focus is to go to the field with its words. */
  writing: number;
  choose: (item: string | null) => void;
  write: () => void;
  /** Says what of the spread is looked at, as the layer over it knows. */
  look: (view: Box) => void;
  /** Adds a text there. */
  add: () => void;
  /** Adds a caption under a photo of this spread. */
  addCaption: (item: string) => void;
  /** T adds a text; true where the key was one of its own. */
  onKey: (event: KeyboardEvent) => boolean;
}

export function useTexts(scene: Book, spread: string): Texts {
  const t = useMessages(textMessages);
  const { edit, say } = useEditBook();
  const [state, setState] = useState<{ at: TextAt | null; writing: number }>({
    at: null,
    writing: 0,
  });
  const view = useRef<Box | null>(null);
  const { at, writing } = state;
  // another spread, an undo, another filling: the text may be gone
  const chosen = at?.spread === spread && findText(scene, at) ? at : null;

  function put(added: Added | null): void {
    if (!added) {
      say(t.noRoom);
      return;
    }
    edit(() => added.book, t.added);
    setState({ at: { spread, item: added.id }, writing: writing + 1 });
  }

  function add(): void {
    const { x, w } = view.current ?? { x: 0, w: 0 };
    put(addText(scene, spread, x + w / 2));
  }

  return {
    chosen,
    writing,
    choose: (item) => setState({ at: item === null ? null : { spread, item }, writing }),
    write: () => setState({ at, writing: writing + 1 }),
    look: (now) => {
      view.current = now;
    },
    add,
    addCaption: (item) => put(addCaption(scene, { spread, item })),
    onKey: (event) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isPlain || event.key.toLowerCase() !== 't') return false;
      event.preventDefault();
      add();
      return true;
    },
  };
}
