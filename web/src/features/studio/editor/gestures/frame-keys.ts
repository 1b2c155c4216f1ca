import type { PhotoItem } from '@smriti/shared/book/scene';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ShownStop } from '#domains/book/spread/book/BookViewer.tsx';
import { focusFrame, nextFrame } from './frame-focus';
import type { Frames } from '../state/use-frames';
import type { SpreadActions } from '../state/use-spread-actions';

interface KeysOf {
  item: PhotoItem;
  inView: readonly PhotoItem[];
  shown: ShownStop;
  frames: Frames;
  actions: SpreadActions;
}

/** Keys of a focused frame; single-letter keys act only there (WCAG 2.1.4). */
export function useFrameKeys({ item, inView, shown, frames, actions }: KeysOf) {
  const { face, onTurn } = shown;

  /** Turns the page; its layer is a new one, so the first photo there takes the focus. */
  function turn(by: 1 | -1, viewer: Element | null): void {
    flushSync(() => onTurn(by));
    focusFrame(viewer);
  }

  return (event: KeyboardEvent): void => {
    const { key, currentTarget } = event;
    const next = nextFrame(inView, item, key);
    if (next) focusFrame(currentTarget.parentElement, next.id);
    else if (key === 'PageDown') turn(1, currentTarget.closest('section'));
    else if (key === 'PageUp') turn(-1, currentTarget.closest('section'));
    else if (key === 'Escape' && frames.picked) frames.putDown();
    else if (!actions.onFrameKey(event, { spread: face.spread.id, item: item.id })) return;
    event.preventDefault();
  };
}
