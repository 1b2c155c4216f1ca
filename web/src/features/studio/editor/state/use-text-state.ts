import { findText, type TextAddress } from '@smriti/shared/book/edit/find-text';
import type { AddedItem } from '@smriti/shared/book/edit/texts';
import type { Book } from '@smriti/shared/book/scene';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Box } from '#domains/book/spread/face.ts';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { useBookEditing } from './use-book-editing';
import { useLayoutEngine } from './use-layout-engine';

/** Messages for adding a text; all others load with the text tools. */
const addingMessages = messageCatalogue('studioTextAdding', {
  noRoom: 'There is no room for another text here.',
  added: 'A text is added. Type your words.',
});

/** State of the edited spread's texts: the selected one, and functions that add texts. */
export interface TextState {
  chosen: TextAddress | null;
  /** Counter whose change moves the focus to the text field. */
  writing: number;
  choose: (item: string | null) => void;
  write: () => void;
  /** Reports the visible part of the spread; called by the layer above it. */
  look: (view: Box) => void;
  /** Adds a text within the visible part. */
  add: () => void;
  /** Adds a caption below a photo of this spread. */
  addCaption: (item: string) => void;
  /** Handles the key T, which adds a text; returns whether the key was handled. */
  onKey: (event: KeyboardEvent) => boolean;
}

interface TextsOf {
  scene: Book;
  /** Id of the edited spread. */
  spread: string;
  /** The selected item, which may be a text. */
  chosen: TextAddress | null;
  onChoose: (at: TextAddress | null) => void;
}

export function useTextState({ scene, spread, onChoose, ...of }: TextsOf): TextState {
  const t = useMessages(addingMessages);
  const { runWithEngine } = useLayoutEngine();
  const { edit, say } = useBookEditing();
  const [writing, setWriting] = useState(0);
  const view = useRef<Box | null>(null);
  // After a page turn, an undo or a refill, the selected text may no longer exist.
  const isHere = of.chosen?.spread === spread && findText(scene, of.chosen) !== null;
  const chosen = isHere ? of.chosen : null;

  /** Adds a text to the current book, which may have changed while the engine was loading. */
  function put(addTo: (book: Book) => AddedItem | null): void {
    let item: string | null = null;
    edit((book) => {
      const added = addTo(book);
      item = added?.id ?? null;
      return added?.book ?? book;
    }, t.added);
    if (item === null) {
      say(t.noRoom);
      return;
    }
    onChoose({ spread, item });
    setWriting(writing + 1);
  }

  function add(): void {
    const { x, w } = view.current ?? { x: 0, w: 0 };
    runWithEngine(({ addText }) => put((book) => addText(book, spread, x + w / 2)));
  }

  return {
    chosen,
    writing,
    choose: (item) => {
      setWriting(0);
      onChoose(item === null ? null : { spread, item });
    },
    write: () => setWriting(writing + 1),
    look: (now) => {
      view.current = now;
    },
    add,
    addCaption: (item) =>
      runWithEngine(({ addCaption }) => put((book) => addCaption(book, { spread, item }))),
    onKey: (event) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isPlain || event.key.toLowerCase() !== 't') return false;
      event.preventDefault();
      add();
      return true;
    },
  };
}
