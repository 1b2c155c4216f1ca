import { type Crop, type Framed, zoomed } from '@smriti/shared/book/edit/crop';
import { type RefObject, useEffect, useRef } from 'react';
import { inFrame } from './pane-point';

interface WheelOf {
  pane: RefObject<HTMLElement | null>;
  /** null while the photo's measures are not known. */
  framed: Framed | null;
  onCrop: (crop: Crop, said: string, merge: string) => void;
  /** Of the frame: turns that follow each other are one step for undo. */
  name: string;
}

/** A turn of a wheel by one notch, and a pinch on a trackpad, which comes as many small turns. */
const RATE = 0.0025;

/** Ctrl and the wheel enlarge the picture around the pointer, as browsers do with pages. */
export function useZoomWheel(of: WheelOf): void {
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
      const zoom = framed.crop.zoom * Math.exp(-event.deltaY * RATE);
      const point = inFrame(element, framed.frame, { x: event.clientX, y: event.clientY });
      onCrop(zoomed(framed, zoom, point), '', `wheel ${name}`);
    }
    // React listens to wheels passively, and the page is not to grow with the picture
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [pane]);
}
