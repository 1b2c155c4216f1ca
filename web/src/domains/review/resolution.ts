import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';
import type { Album, AlbumImage } from '@smriti/shared/album/albums';
import {
  photoPlace,
  printDpi,
  type PrintQuality,
  printQuality,
} from '@smriti/shared/album/print-resolution';

export interface Resolution {
  dpi: number;
  quality: PrintQuality;
}

/** What a photo has for its place in print. */
export type ResolutionOf = (photo: AlbumImage) => Resolution | null;

type Printed = Pick<Album, 'album_size_id' | 'orientation' | 'images'>;

/**
 * Works out dots per inch for the size that an album is printed in; null for a photo whose measures
 * are not known, and for an album whose size is not chosen or not known.
 */
export function resolutionFor(album: Printed, sizes: readonly AlbumSize[]): ResolutionOf {
  const size = sizes.find(({ id }) => id === album.album_size_id);
  if (!size) return () => null;
  const page = { ...size, photosPerPage: size.photos, orientation: album.orientation };
  const place = photoPlace(page, album.images.length);
  return ({ width, height }) => {
    if (width === null || height === null) return null;
    const dpi = printDpi({ width, height }, place);
    return { dpi, quality: printQuality(dpi) };
  };
}
