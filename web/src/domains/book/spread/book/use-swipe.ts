import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Distance from which a swipe turns the page, in px. */
const LEAST_PX = 40;

/**
 * Handlers that turn pages by swiping with a finger or pen. The element needs `touch-action: pan-y`, so
 * that the browser still scrolls. A swipe that ends on a button does not press it.
 */
export function useSwipe(onNext: () => void, onPrevious: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const hasSwiped = useRef(false);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      hasSwiped.current = false;
      start.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const across = clientX - from.x;
      if (Math.abs(across) < LEAST_PX || Math.abs(across) < 2 * Math.abs(clientY - from.y)) return;
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
