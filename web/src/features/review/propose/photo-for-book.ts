import type { AlbumImage } from '@smriti/shared/album/albums';
import type { PhotoForBook } from '@smriti/shared/book/auto-fill/fill-types';

/** The fields of an album photo that the layout needs. */
export function photoForBook({ id, width, height, facts, sequence }: AlbumImage): PhotoForBook {
  return { id, width, height, facts: facts ?? null, sequence };
}
