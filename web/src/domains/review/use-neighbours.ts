import { useEffect } from 'react';
import type { RemarkedPhoto } from './rounds';

/** Preloads the pictures before and after the current one. */
export function useNeighbours(photos: readonly RemarkedPhoto[], index: number): void {
  const urls = [photos[index + 1], photos[index - 1]].flatMap((photo) => photo?.image_url ?? []);
  const list = urls.join('\n');
  useEffect(() => {
    for (const url of list.split('\n').filter(Boolean)) new Image().src = url;
  }, [list]);
}
