import { useEffect, useRef } from 'react';
import type { ShownPhotos } from '#domains/book/spread/shown-photo.ts';
import { usePart } from '#lib/loading/load-once.ts';
import { photoDragging } from '../parts';
import type { Frames } from '../state/use-frames';
import type { StartDrag } from './drop-place';

/** Dragging of photos; a drag has the same effect as clicking its source and its target. */
export function useDragging(frames: Frames, photos: ShownPhotos): StartDrag {
  const dragging = usePart(photoDragging);
  // The newest frames, because pages may be turned before the drop.
  const latest = useRef(frames);
  useEffect(() => {
    latest.current = frames;
  });
  return (event, from, photo) => {
    if (photo === null) return;
    const picture = photos.get(photo)?.small ?? null;
    dragging?.watchDrag(event.nativeEvent, { from, picture }, () => latest.current);
  };
}
