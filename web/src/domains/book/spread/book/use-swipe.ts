import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Minimum length of a swipe that turns the page, in px. */
const MIN_SWIPE_PX = 40;

/**
 * Event handlers that turn pages when the user swipes with a finger or pen. The element needs
 * `touch-action: pan-y`, so that the browser still scrolls vertically. A swipe that ends on a
 * button does not click it.
 */
export function useSwipe(onNext: () => void, onPrevious: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const hasSwiped = useRef(false);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      hasSwiped.current = false;
      // A gesture with two fingers zooms, so only the first finger swipes.
      const canSwipe = isPrimary && pointerType !== 'mouse';
      start.current = canSwipe ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const across = clientX - from.x;
      if (Math.abs(across) < MIN_SWIPE_PX || Math.abs(across) < 2 * Math.abs(clientY - from.y))
        return;
      hasSwiped.current = true;
      if (across < 0) onNext();
      else onPrevious();
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onClickCapture: (event: MouseEvent) => {
      if (!hasSwiped.current) return;
      hasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
