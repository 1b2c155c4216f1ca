import type { AlbumImage } from '@smriti/shared/album/albums';
import { useEffect } from 'react';
import { useStudio } from '../studio-context';
import { patchPhoto } from '../studio-store';

/** Shows the shop's renditions as they are made. */
export function useRenditions(images: readonly AlbumImage[]): void {
  const { store } = useStudio();
  useEffect(() => {
    for (const { id, thumbnail_url, width, height } of images) {
      const photo = store.getState().photos[id];
      if (!photo || photo.thumbnail !== null || thumbnail_url === null) continue;
      const measures = { width, height };
      patchPhoto(store, id, { thumbnail: thumbnail_url, rendition: thumbnail_url, ...measures });
    }
  }, [store, images]);
}
