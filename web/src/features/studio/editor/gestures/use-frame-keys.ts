import type { PhotoItem } from '@smriti/shared/book/scene';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { VisibleStop } from '#domains/book/spread/book/BookViewer.tsx';
import { focusFrame } from './focus-frame';
import type { FrameState } from '../state/use-frame-state';
import type { SpreadActions } from '../state/use-spread-actions';

const DIRECTIONS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Weight of the distance perpendicular to an arrow key's direction, compared to that along it. */
const ASIDE = 2;

/** Nearest frame in an arrow key's direction; null if there is none or for other keys. */
function nextFrame(frames: readonly PhotoItem[], from: PhotoItem, key: string): PhotoItem | null {
  const to = DIRECTIONS[key];
  if (!to) return null;
  const middle = ({ x, y, w, h }: PhotoItem) => ({ x: x + w / 2, y: y + h / 2 });
  const start = middle(from);
  let best: { frame: PhotoItem; far: number } | null = null;
  for (const frame of frames) {
    const { x, y } = middle(frame);
    const along = (x - start.x) * to.x + (y - start.y) * to.y;
    const aside = Math.abs((x - start.x) * to.y) + Math.abs((y - start.y) * to.x);
    if (frame.id === from.id || along <= 0.5) continue;
    const far = along + ASIDE * aside;
    if (!best || far < best.far) best = { frame, far };
  }
  return best?.frame ?? null;
}

interface KeysOf {
  item: PhotoItem;
  inView: readonly PhotoItem[];
  shown: VisibleStop;
  frames: FrameState;
  actions: SpreadActions;
}

/** Handles the keys of a focused frame; single-letter shortcuts work only there (WCAG 2.1.4). */
export function useFrameKeys({ item, inView, shown, frames, actions }: KeysOf) {
  const { face, onTurn } = shown;

  /**
   * Turns the page and focuses the first photo there; the layer of the new page replaces this one.
   */
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
    else if (key === 'Escape' && frames.chosen) frames.choose(null);
    else if (!actions.onFrameKey(event, { spread: face.spread.id, item: item.id })) return;
    event.preventDefault();
  };
}
