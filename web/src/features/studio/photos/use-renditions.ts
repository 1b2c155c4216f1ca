import type { AlbumImage } from '@smriti/shared/album/albums';
import { useEffect } from 'react';
import { useStudio } from '../studio-context';
import { patchPhoto } from '../studio-store';

/**
 * Shows the server's renditions once they are ready, always with their newest URLs: URLs in a
 * stored design become invalid when the photo is removed from another album
 * (docs/rules.md#photos-7).
 */
export function useRenditions(images: readonly AlbumImage[]): void {
  const { store } = useStudio();
  useEffect(() => {
    for (const { id, thumbnail_url, image_url, width, height } of images) {
      const photo = store.getState().photos[id];
      if (photo && photo.large !== image_url) patchPhoto(store, id, { large: image_url });
      if (!photo || thumbnail_url === null || thumbnail_url === photo.rendition) continue;
      // A thumbnail that this page has made from the file is equally good and already loaded.
      const isOwn = photo.thumbnail !== null && photo.thumbnail !== photo.rendition;
      const shown = isOwn ? {} : { thumbnail: thumbnail_url, width, height };
      patchPhoto(store, id, { ...shown, rendition: thumbnail_url });
    }
  }, [store, images]);
}
