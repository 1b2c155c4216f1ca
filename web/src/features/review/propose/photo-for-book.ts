import type { AlbumImage } from '@smriti/shared/album/albums';
import type { PhotoForBook } from '@smriti/shared/book/auto-fill/fill-types';

/** A photo of the album as far as laying it out goes. */
export function photoForBook({ id, width, height, facts, sequence }: AlbumImage): PhotoForBook {
  return { id, width, height, facts: facts ?? null, sequence };
}
