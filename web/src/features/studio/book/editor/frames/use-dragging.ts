import { type PointerEvent, useEffect, useRef } from 'react';
import type { ShownPhotos } from '#domains/book/spread/shown-photo.ts';
import { usePart } from '#lib/loading/load-once.ts';
import { type DropPlace, isSamePlace, type Picked } from './drop-place';
import styles from './FrameLayer.module.css';
import { photoDragging } from './photo-dragging';
import type { Frames } from './use-frames';

interface Dragging {
  frames: Frames;
  photos: ShownPhotos;
  /** Opens another spread when a photo is held over it. */
  onShow: (id: string) => void;
}

/** Starts watching a press on a photo for a drag; does nothing for an empty frame. */
export type StartDrag = (event: PointerEvent, from: Picked, photo: string | null) => void;

/** Photo dragging: a drag has the same effect as pressing source and target. */
export function useDragging(given: Dragging): StartDrag {
  const dragging = usePart(photoDragging);
  // the page that the photo came from may be turned before the drop
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });

  function drop(from: Picked, place: DropPlace): void {
    const { frames, onShow } = latest.current;
    if (place.kind === 'spread') onShow(place.id);
    else if (isSamePlace(from, place)) frames.putDown();
    else frames.drop(from, place);
  }

  return (event, from, photo) => {
    if (photo === null) return;
    dragging?.watchDrag(event.nativeEvent, {
      picture: given.photos.get(photo)?.small ?? null,
      className: styles.ghost,
      onLift: () => latest.current.frames.pick(from),
      onRest: (spread) => latest.current.onShow(spread),
      onCancel: () => latest.current.frames.putDown(),
      onDrop: (place) => drop(from, place),
    });
  };
}
