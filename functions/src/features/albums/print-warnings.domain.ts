import { photoAreaOnPage, printDpi, printQuality } from '@smriti/shared/album/print-resolution';
import {
  type CatalogueRecords,
  getCatalogueRecord,
  hasCatalogueRecord,
} from '../catalogue/catalogue.domain';
import type { AlbumContent } from './album-content.domain';
import type { AlbumRecord } from './album.records';

/** Width and height of upright photos in pixels, by photo id; null while unknown. */
type Measures = ReadonlyMap<string, { width: number | null; height: number | null }>;

/** Photos of a design whose resolution is too low for the print size. */
export function printWarnings(
  catalogue: CatalogueRecords,
  { album_size_id, orientation, photo_ids }: AlbumContent,
  measures: Measures,
): AlbumRecord['print_warnings'] {
  if (album_size_id === null || !hasCatalogueRecord(catalogue, 'album-sizes', album_size_id))
    return [];
  const size = getCatalogueRecord(catalogue, 'album-sizes', album_size_id);
  const { photos: photosPerPage } = size;
  const page = { width: size.width, height: size.height, orientation, photosPerPage };
  const place = photoAreaOnPage(page, photo_ids.length);
  return photo_ids.flatMap((photo_id) => {
    const { width = null, height = null } = measures.get(photo_id) ?? {};
    if (width === null || height === null) return [];
    const dpi = printDpi({ width, height }, place);
    const quality = printQuality(dpi);
    return quality === 'good' ? [] : [{ photo_id, dpi, quality }];
  });
}
