import type { TextAddress } from '@smriti/shared/book/edit/find-text';
import { removeText } from '@smriti/shared/book/edit/remove-text';
import { moveText, resizeText } from '@smriti/shared/book/edit/texts';
import type { TextItem } from '@smriti/shared/book/scene';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import type { Box, SpreadFace } from '#domains/book/spread/face.ts';
import { itemOverlayStyle } from '#domains/book/spread/frame-overlay.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useBookEditing } from './state/use-book-editing';
import { focusFrame } from './gestures/focus-frame';
import { textMessages } from './panels/text-messages';
import styles from './TextLayer.module.css';
import type { TextState } from './state/use-text-state';

export interface TextLayerProps {
  face: SpreadFace;
  /** Visible part of the spread, in mm. */
  view: Box;
  texts: TextState;
}

/**
 * Buttons over the texts of a spread, for selecting them and for moving them by arrow keys or
 * pointer.
 */
export function TextLayer(props: TextLayerProps) {
  const t = useMessages(textMessages);
  const hintId = useId();
  const { face, view, texts } = props;
  useEffect(() => {
    texts.look(view);
  });
  const items = face.spread.items.filter(
    (item): item is TextItem => item.type === 'text' && isIn(item, view),
  );
  if (items.length === 0) return null;
  return (
    <>
      {items.map((text) => (
        <TextButton key={text.id} {...props} text={text} hintId={hintId} />
      ))}
      <span id={hintId} hidden>
        {t.hint}
      </span>
    </>
  );
}

function isIn({ x, y, w, h }: TextItem, view: Box): boolean {
  const [across, down] = [x + w / 2, y + h / 2];
  const isBeside = across < view.x || across > view.x + view.w;
  return !isBeside && down >= view.y && down <= view.y + view.h;
}

/** Distance that an arrow key moves a text in mm, without and with Shift. */
const STEP = { small: 1, large: 5 };
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function TextButton(props: TextLayerProps & { text: TextItem; hintId: string }) {
  const { face, view, text, hintId, texts } = props;
  const t = useMessages(textMessages);
  const { edit } = useBookEditing();
  const at: TextAddress = { spread: face.spread.id, item: text.id };
  const isChosen = texts.chosen?.item === text.id;
  const dragging = useDragging(view, at);
  const words = text.text.trim();

  function press(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isPlain) return;
    if (arrow && isChosen) {
      const step = event.shiftKey ? STEP.large : STEP.small;
      const to = { x: text.x + arrow[0] * step, y: text.y + arrow[1] * step };
      edit((book) => moveText(book, at, to), t.moved, `move ${text.id}`);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      // This button is removed together with its text, so the focus has to move.
      focusFrame(event.currentTarget.closest('section'));
      edit((book) => removeText(book, at), t.removed);
      texts.choose(null);
    } else if (event.key === 'Enter' && isChosen) texts.write();
    else if (event.key === 'Escape' && isChosen) texts.choose(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <button
      type="button"
      className={styles.text}
      style={itemOverlayStyle(text, view)}
      aria-label={
        words === '' ? t.empty : t[text.angle === 0 ? 'name' : 'onSpine']({ text: words })
      }
      aria-describedby={hintId}
      aria-current={isChosen || undefined}
      data-text={text.id}
      data-empty={words === '' || undefined}
      onClick={() => texts.choose(text.id)}
      onKeyDown={press}
      onPointerDown={(event) => isChosen && dragging.start(event, text)}
      onPointerMove={dragging.go}
      onPointerUp={dragging.end}
      onPointerCancel={dragging.end}
    >
      {isChosen && text.angle === 0 && <span className={styles.handle} data-handle="" />}
    </button>
  );
}

interface Dragged {
  pointer: number;
  x: number;
  y: number;
  /** Scale of the spread on screen, in mm per pixel. */
  scale: number;
  from: Box;
  isResizing: boolean;
}

/** Moves the selected text, or resizes it by its corner; each drag is one undo step. */
function useDragging(view: Box, at: TextAddress) {
  const { edit } = useBookEditing();
  const dragged = useRef<Dragged | null>(null);
  return {
    start: (event: PointerEvent<HTMLElement>, from: Box) => {
      const spread = event.currentTarget.offsetParent ?? event.currentTarget;
      const { width } = spread.getBoundingClientRect();
      const { target } = event;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      event.stopPropagation();
      dragged.current = {
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        from,
        scale: width > 0 ? view.w / width : 1,
        isResizing: target instanceof HTMLElement && target.dataset.handle !== undefined,
      };
    },
    go: (event: PointerEvent) => {
      const now = dragged.current;
      if (now?.pointer !== event.pointerId) return;
      const by = {
        x: (event.clientX - now.x) * now.scale,
        y: (event.clientY - now.y) * now.scale,
      };
      const { from, isResizing } = now;
      const to = { x: from.x + by.x, y: from.y + by.y, w: from.w + by.x, h: from.h + by.y };
      edit(
        (book) => (isResizing ? resizeText(book, at, to) : moveText(book, at, to)),
        '',
        `${isResizing ? 'size' : 'move'} ${at.item}`,
      );
    },
    end: () => {
      dragged.current = null;
    },
  };
}
