import { type RefObject, useEffect, useRef } from 'react';
import type { PhotoWithRemark } from './review-rounds';

/** Photo requested elsewhere on the page; a new object for each request. */
export interface RequestedPhoto {
  photoId: string;
}

interface Viewed {
  photos: readonly PhotoWithRemark[];
  index: number;
  onMove: (index: number) => void;
  wanted: RequestedPhoto | null;
}

/**
 * Moves to the requested photo and focuses the field for its remark; if there is no field, the
 * element of the returned ref, which must contain the photo and the field.
 */
export function useRequestedPhoto(viewed: Viewed): RefObject<HTMLElement | null> {
  const { photos, index, onMove, wanted } = viewed;
  const viewer = useRef<HTMLElement>(null);
  const reached = useRef<RequestedPhoto | null>(null);
  useEffect(() => {
    if (!wanted || reached.current === wanted) return;
    const at = photos.findIndex(({ id }) => id === wanted.photoId);
    if (at !== -1 && at !== index) {
      onMove(at);
      return;
    }
    reached.current = wanted;
    if (at === -1) return;
    const field = viewer.current?.querySelector('textarea') ?? viewer.current;
    field?.focus({ preventScroll: true });
    viewer.current?.scrollIntoView?.({ block: 'start' });
  }, [photos, index, onMove, wanted]);
  return viewer;
}
