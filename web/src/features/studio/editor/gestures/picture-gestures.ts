import { type Crop, type CropInput, panCrop, zoomCrop } from '@smriti/shared/book/edit/crop';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { wheelZoomFactor } from './wheel-zoom';

/** Point on the screen in px, or in a frame in mm. */
interface Point {
  x: number;
  y: number;
}

/** Scale of the frame below the pane, in mm per px. */
function mmPerPx(pane: HTMLElement, frame: { w: number }): number {
  return frame.w / Math.max(1, pane.clientWidth);
}

/** Converts a point on the screen to mm from the frame's top left corner. */
function toFramePoint(pane: HTMLElement, frame: { w: number }, { x, y }: Point): Point {
  const { left, top } = pane.getBoundingClientRect();
  const scale = mmPerPx(pane, frame);
  return { x: (x - left) * scale, y: (y - top) * scale };
}

interface PinchOf {
  pane: RefObject<HTMLElement | null>;
  /** Photo in its frame; null while the photo's dimensions are unknown. */
  framed: CropInput | null;
  onDraft: (crop: Crop | null) => void;
  onCrop: (crop: Crop, said: string) => void;
}

function middleOf(points: readonly Point[]): Point {
  const count = Math.max(1, points.length);
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / count,
    y: points.reduce((sum, { y }) => sum + y, 0) / count,
  };
}

function distance([one, other]: readonly Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

/** Crop after the pointers have moved from `before` to `after`. */
function followed(framed: CropInput, pane: HTMLElement, before: Point[], after: Point[]): Crop {
  const scale = mmPerPx(pane, framed.frame);
  const [from, to] = [middleOf(before), middleOf(after)];
  const crop = panCrop(framed, { x: (to.x - from.x) * scale, y: (to.y - from.y) * scale });
  const [wasApart, apart] = [distance(before), distance(after)];
  if (wasApart === 0 || apart === 0) return crop;
  return zoomCrop(
    { ...framed, crop },
    (crop.zoom * apart) / wasApart,
    toFramePoint(pane, framed.frame, to),
  );
}

/** Pointer gestures on a picture: one pointer moves it, two pointers also zoom it. */
export function usePictureGestures({ pane, framed, onDraft, onCrop }: PinchOf) {
  const pointers = useRef(new Map<number, Point>());
  const draft = useRef<Crop | null>(null);
  const now = useRef(framed);
  useEffect(() => {
    now.current = framed && { ...framed, crop: draft.current ?? framed.crop };
  });

  function onPointerMove({ pointerId, clientX, clientY }: PointerEvent): void {
    const known = pointers.current;
    if (!now.current || !pane.current || !known.has(pointerId)) return;
    const before = [...known.values()];
    known.set(pointerId, { x: clientX, y: clientY });
    const crop = followed(now.current, pane.current, before, [...known.values()]);
    now.current = { ...now.current, crop };
    draft.current = crop;
    onDraft(crop);
  }

  /** Ends the gesture when the last finger is lifted; the whole gesture is one undo step. */
  function onPointerUp({ pointerId }: PointerEvent): void {
    pointers.current.delete(pointerId);
    if (pointers.current.size > 0 || !draft.current) return;
    onCrop(draft.current, '');
    draft.current = null;
    onDraft(null);
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // Prevents a swipe.
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
  };
}

interface WheelOf {
  pane: RefObject<HTMLElement | null>;
  /** Photo in its frame; null while the photo's dimensions are unknown. */
  framed: CropInput | null;
  onCrop: (crop: Crop, said: string, merge: string) => void;
  /** Name of the frame; successive wheel events on it are one undo step. */
  name: string;
}

/** Zooms the picture around the pointer by Ctrl and wheel, as browsers zoom pages. */
export function useWheelZoom(of: WheelOf): void {
  const { pane } = of;
  const latest = useRef(of);
  useEffect(() => {
    latest.current = of;
  });
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    function turn(event: WheelEvent): void {
      const { framed, onCrop, name } = latest.current;
      if (!event.ctrlKey || !framed || !element) return;
      event.preventDefault();
      const zoom = framed.crop.zoom * wheelZoomFactor(event);
      const point = toFramePoint(element, framed.frame, { x: event.clientX, y: event.clientY });
      onCrop(zoomCrop(framed, zoom, point), '', `wheel ${name}`);
    }
    // React registers wheel listeners as passive, but this one must prevent the browser's zoom.
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [pane]);
}
