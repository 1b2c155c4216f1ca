import type { PhotoForBook } from '@smriti/shared/book/auto-fill/fill-types';
import type { PhotoFacts } from '@smriti/shared/book/photo-facts';
import type { Database } from '../../platform/database/database';
import { findShownPhotos } from '../photos/photo-sheet.service';

/** Photo data that was already read. */
type Known = ReadonlyMap<
  string,
  { width: number | null; height: number | null; facts?: PhotoFacts | null | undefined }
>;

/**
 * Album photos in order, with the data needed to fill a book. Costs one read for the album's photo sheet if
 * any photo is not in `known`, and one per photo that the photo sheet lacks.
 */
export async function loadPhotosForBook(
  reader: Pick<Database, 'get' | 'getAll'>,
  albumId: string,
  ids: readonly string[],
  known: Known = new Map(),
): Promise<PhotoForBook[]> {
  const unknown = ids.filter((id) => !known.has(id));
  const found = await findShownPhotos(reader, albumId, unknown);
  return ids.map((id, index) => {
    const { width = null, height = null, facts } = known.get(id) ?? found.get(id) ?? {};
    return { id, width, height, facts: facts ?? null, sequence: index + 1 };
  });
}
