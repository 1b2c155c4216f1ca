import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';
import type { Orientation } from '@smriti/shared/album/orientation';
import {
  maxGoodPrintSize,
  photoAreaOnPage,
  printDpi,
  printQuality,
} from '@smriti/shared/album/print-resolution';

export interface PrintWarning {
  quality: 'poor' | 'fair';
  dpi: number;
  /** Largest print size with a sufficient resolution, in inches. */
  fine: { width: number; height: number };
}

interface Measures {
  width: number | null;
  height: number | null;
}

/** Warning about a photo's resolution at the chosen size; null if it is sufficient. */
export function findPrintWarning(
  { width, height }: Measures,
  size: AlbumSize | undefined,
  orientation: Orientation | null,
  photoCount: number,
): PrintWarning | null {
  if (!size || width === null || height === null) return null;
  const page = {
    width: size.width,
    height: size.height,
    photosPerPage: size.photos,
    orientation,
  };
  const dpi = printDpi({ width, height }, photoAreaOnPage(page, photoCount));
  const quality = printQuality(dpi);
  return quality === 'good' ? null : { quality, dpi, fine: maxGoodPrintSize({ width, height }) };
}
