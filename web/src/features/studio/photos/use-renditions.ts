import type { AlbumImage } from '@smriti/shared/album/albums';
import { useEffect } from 'react';
import { useStudio } from '../studio-context';
import { patchPhoto } from '../studio-store';

/**
 * Shows the shop's renditions as they are made, and under their newest addresses: those that a kept
 * design remembers end when the photo leaves another album (docs/rules.md#photos-7).
 */
export function useRenditions(images: readonly AlbumImage[]): void {
  const { store } = useStudio();
  useEffect(() => {
    for (const { id, thumbnail_url, image_url, width, height } of images) {
      const photo = store.getState().photos[id];
      if (photo && photo.large !== image_url) patchPhoto(store, id, { large: image_url });
      if (!photo || thumbnail_url === null || thumbnail_url === photo.rendition) continue;
      // A picture that this page has made of the file itself is as good, and there already.
      const isOwn = photo.thumbnail !== null && photo.thumbnail !== photo.rendition;
      const shown = isOwn ? {} : { thumbnail: thumbnail_url, width, height };
      patchPhoto(store, id, { ...shown, rendition: thumbnail_url });
    }
  }, [store, images]);
}
