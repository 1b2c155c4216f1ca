import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLazyPart } from '#lib/loading/lazy-part.ts';
import { lazyZoomGestures } from '../lazy-parts';
import type { Point } from './zoom-gestures';

/** Maximum zoom; at 1 the whole spread is visible. */
const MAX_ZOOM = 4;
/** Zoom factor of the buttons and of the keys + and -. */
const ZOOM_STEP = 1.25;

/** Point of the book that stays in place while zooming. */
interface Anchor {
  /** Distance from the stage's corner, in px. */
  x: number;
  y: number;
  /** Position in the scrolled content, as fractions. */
  across: number;
  down: number;
}

function anchorAt(stage: HTMLElement, at: Point | undefined): Anchor {
  const { left, top } = stage.getBoundingClientRect();
  const x = at ? at.x - left : stage.clientWidth / 2;
  const y = at ? at.y - top : stage.clientHeight / 2;
  return {
    x,
    y,
    across: (stage.scrollLeft + x) / Math.max(1, stage.scrollWidth),
    down: (stage.scrollTop + y) / Math.max(1, stage.scrollHeight),
  };
}

/**
 * Zoom of the book: by Ctrl and wheel, by two fingers, and by the returned functions. The point below
 * the pointer stays in place. While zoomed in, dragging with the mouse scrolls.
 */
export function useStageZoom() {
  const [zoom, setZoom] = useState(1);
  const stage = useRef<HTMLDivElement>(null);
  const latest = useRef(1);
  const anchor = useRef<Anchor | null>(null);
  const gestures = useLazyPart(lazyZoomGestures);

  const zoomTo = useCallback((wanted: number, at?: Point): void => {
    const next = Math.min(MAX_ZOOM, Math.max(1, wanted));
    if (!stage.current || next === latest.current) return;
    anchor.current = anchorAt(stage.current, at);
    latest.current = next;
    setZoom(next);
  }, []);

  useLayoutEffect(() => {
    const { current: element } = stage;
    const { current: kept } = anchor;
    if (!element || !kept) return;
    element.scrollLeft = kept.across * element.scrollWidth - kept.x;
    element.scrollTop = kept.down * element.scrollHeight - kept.y;
  }, [zoom]);

  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      stage.current = element;
      if (!element) return undefined;
      const stopGestures = gestures?.watchZoomGestures(element, () => latest.current, zoomTo);
      return () => {
        stopGestures?.();
        stage.current = null;
      };
    },
    [gestures, zoomTo],
  );

  return {
    ref,
    zoom,
    canEnlarge: zoom < MAX_ZOOM,
    enlarge: () => zoomTo(latest.current * ZOOM_STEP),
    reduce: () => zoomTo(latest.current / ZOOM_STEP),
    showWhole: () => zoomTo(1),
  };
}

export type StageZoom = ReturnType<typeof useStageZoom>;
