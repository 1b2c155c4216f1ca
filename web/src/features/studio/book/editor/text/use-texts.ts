import { findText, type TextAt } from '@smriti/shared/book/edit/find-text';
import type { Added } from '@smriti/shared/book/edit/texts';
import type { Book } from '@smriti/shared/book/scene';
import { useRef, useState } from 'react';
import type { Box } from '#domains/book/spread/face.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { runWithPart } from '#lib/loading/load-once.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { useEditBook } from '../edit-book';
import { framesMessages } from '../frames/messages';
import { addingMessages } from './adding-messages';
import { textEditing } from './text-editing';
import type { Texts } from './texts';

type TextTools = NonNullable<ReturnType<typeof textEditing.value.get>>;

interface TextsOf {
  scene: Book;
  /** Id of the spread being edited. */
  spread: string;
  /** The selected item: a text or something else. */
  chosen: TextAt | null;
  onChoose: (at: TextAt | null) => void;
}

export function useTexts({ scene, spread, onChoose, ...of }: TextsOf): Texts {
  const t = useMessages(addingMessages);
  const { notLoaded } = useMessages(framesMessages);
  const { edit, say } = useEditBook();
  const [writing, setWriting] = useState(0);
  const view = useRef<Box | null>(null);
  // after switching spreads, an undo or a refill the text may no longer exist
  const isHere = of.chosen?.spread === spread && findText(scene, of.chosen) !== null;
  const chosen = isHere ? of.chosen : null;

  /** Adds a text to the current book, which may have changed while the tools were loading. */
  function put(addTo: (book: Book) => Added | null): void {
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

  const withTools = (work: (tools: TextTools) => void) =>
    runWithPart(textEditing, work, () => showToast('error', notLoaded));

  function add(): void {
    const { x, w } = view.current ?? { x: 0, w: 0 };
    withTools(({ addText }) => put((book) => addText(book, spread, x + w / 2)));
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
      withTools(({ addCaption }) => put((book) => addCaption(book, { spread, item }))),
    onKey: (event) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isPlain || event.key.toLowerCase() !== 't') return false;
      event.preventDefault();
      add();
      return true;
    },
  };
}
