import { photoPlace, printDpi, printQuality } from '@smriti/shared/album/print-resolution';
import { type Catalogue, getRecord } from '../catalogue/catalogue.service';
import type { AlbumContent } from './album.domain';
import type { AlbumRecord } from './album.records';

/** Width and height of upright photos in pixels, by id, as far as they are known. */
export type Measures = ReadonlyMap<string, { width: number; height: number }>;

/**
 * The photos of a design that are too small for the place they get on its size.
 * @throws AppError not_found when the size is not in the catalogue.
 */
export function printWarnings(
  catalogue: Catalogue,
  { album_size_id, orientation, photo_ids }: AlbumContent,
  measures: Measures,
): AlbumRecord['print_warnings'] {
  if (album_size_id === null) return [];
  const { width, height, photos } = getRecord(catalogue, 'album-sizes', album_size_id);
  const page = { width, height, orientation, photosPerPage: photos };
  const place = photoPlace(page, photo_ids.length);
  return photo_ids.flatMap((photo_id) => {
    const photo = measures.get(photo_id);
    if (!photo) return [];
    const dpi = printDpi(photo, place);
    const quality = printQuality(dpi);
    return quality === 'good' ? [] : [{ photo_id, dpi, quality }];
  });
}
