import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';
import type { Album, AlbumImage } from '@smriti/shared/album/albums';
import {
  photoAreaOnPage,
  printDpi,
  type PrintQuality,
  printQuality,
} from '@smriti/shared/album/print-resolution';

export interface PrintResolution {
  dpi: number;
  quality: PrintQuality;
}

/** Returns the resolution of a photo at its printed size. */
export type GetPrintResolution = (photo: AlbumImage) => PrintResolution | null;

type Printed = Pick<Album, 'album_size_id' | 'orientation' | 'images'>;

/**
 * Creates a function that computes a photo's resolution in dpi at the album's size; null while the
 * photo's dimensions or the album's size are unknown.
 */
export function createResolutionLookup(
  album: Printed,
  sizes: readonly AlbumSize[],
): GetPrintResolution {
  const size = sizes.find(({ id }) => id === album.album_size_id);
  if (!size) return () => null;
  const page = { ...size, photosPerPage: size.photos, orientation: album.orientation };
  const place = photoAreaOnPage(page, album.images.length);
  return ({ width, height }) => {
    if (width === null || height === null) return null;
    const dpi = printDpi({ width, height }, place);
    return { dpi, quality: printQuality(dpi) };
  };
}
