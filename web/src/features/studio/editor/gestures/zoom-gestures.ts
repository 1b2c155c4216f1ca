import { scrollByDragging } from './scroll-by-dragging';
import { wheelZoomFactor } from './wheel-zoom';

/** Position in the viewport, in px. */
export interface Point {
  x: number;
  y: number;
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
 * Zooms the book by two fingers and by Ctrl and wheel; while it is zoomed in, dragging with the mouse
 * scrolls it. Returns a function that stops this.
 */
export function watchZoomGestures(
  stage: HTMLElement,
  getZoom: () => number,
  zoomTo: (zoom: number, at: Point) => void,
): () => void {
  let zoomBefore = 1;
  const stopPinch = watchPinch(stage, (factor, at, isFirst) => {
    if (isFirst) zoomBefore = getZoom();
    zoomTo(zoomBefore * factor, at);
  });
  const stopScrolling = scrollByDragging(stage, () => getZoom() > 1);
  const zoomByWheel = (event: WheelEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    zoomTo(getZoom() * wheelZoomFactor(event), { x: event.clientX, y: event.clientY });
  };
  stage.addEventListener('wheel', zoomByWheel, { passive: false });
  return () => {
    stopPinch();
    stopScrolling();
    stage.removeEventListener('wheel', zoomByWheel);
  };
}
