import { type Crop, type Framed, zoomCrop } from '@smriti/shared/book/edit/crop';
import { type RefObject, useEffect, useRef } from 'react';
import { toFramePoint } from './pane-point';

interface WheelOf {
  pane: RefObject<HTMLElement | null>;
  /** null while the photo's dimensions are not known. */
  framed: Framed | null;
  onCrop: (crop: Crop, said: string, merge: string) => void;
  /** Name of the frame: successive wheel turns are one undo step. */
  name: string;
}

/** Zoom per wheel unit: fits a mouse notch, and a trackpad pinch with its many small turns. */
const RATE = 0.0025;

/** Ctrl and the wheel zoom the picture around the pointer, as browsers zoom pages. */
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
      const point = toFramePoint(element, framed.frame, { x: event.clientX, y: event.clientY });
      onCrop(zoomCrop(framed, zoom, point), '', `wheel ${name}`);
    }
    // React's wheel listeners are passive; this one must stop the browser from zooming the page
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [pane]);
}
