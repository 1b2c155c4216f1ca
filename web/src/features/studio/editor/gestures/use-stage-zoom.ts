import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { wheelZoomFactor } from './picture-gestures';
import { scrollByDragging } from './scroll-by-dragging';

/** Maximum zoom; at 1 the whole spread is visible. */
const MAX_ZOOM = 4;
/** Zoom factor of the buttons and of the keys + and -. */
const ZOOM_STEP = 1.25;

/** Position in the viewport, in px. */
interface Point {
  x: number;
  y: number;
}

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

/** Whether the pointer is on a picture that is being cropped, which handles zooming itself. */
const isOnPicture = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-zooms]') !== null;

/** Calls `onPinch` while two fingers move on an element. Returns a function that stops it. */
function watchPinch(
  stage: HTMLElement,
  onPinch: (factor: number, at: Point, isFirst: boolean) => void,
): () => void {
  let began: number | null = null;
  function move(event: TouchEvent): void {
    const [one, other] = [...event.touches];
    if (!one || !other || event.touches.length > 2 || isOnPicture(event)) return;
    event.preventDefault();
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const isFirst = began === null;
    began ??= Math.max(1, apart);
    const middle = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
    onPinch(apart / began, middle, isFirst);
  }
  const end = ({ touches }: TouchEvent) => {
    if (touches.length < 2) began = null;
  };
  const stopping = new AbortController();
  const { signal } = stopping;
  // React registers touch listeners as passive, but these must prevent the browser's zoom.
  for (const type of ['touchstart', 'touchmove'] as const)
    stage.addEventListener(type, move, { signal, passive: false });
  for (const type of ['touchend', 'touchcancel'] as const)
    stage.addEventListener(type, end, { signal });
  return () => stopping.abort();
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
      let before = 1;
      const stopPinch = watchPinch(element, (factor, at, isFirst) => {
        if (isFirst) before = latest.current;
        zoomTo(before * factor, at);
      });
      const stopPan = scrollByDragging(element, () => latest.current > 1);
      const zoomByWheel = (event: WheelEvent): void => {
        if (!(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
        event.preventDefault();
        const at = { x: event.clientX, y: event.clientY };
        zoomTo(latest.current * wheelZoomFactor(event), at);
      };
      element.addEventListener('wheel', zoomByWheel, { passive: false });
      return () => {
        stopPinch();
        stopPan();
        element.removeEventListener('wheel', zoomByWheel);
        stage.current = null;
      };
    },
    [zoomTo],
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
