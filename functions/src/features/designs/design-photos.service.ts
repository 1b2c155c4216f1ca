import type { PhotoForBook } from '@smriti/shared/book/auto-fill/fill-types';
import type { PhotoFacts } from '@smriti/shared/book/photo-facts';
import type { Database } from '../../platform/database/database';
import { findShownPhotos } from '../photos/photo-sheet.service';

/** What is known of some photos already. */
type Known = ReadonlyMap<
  string,
  { width: number | null; height: number | null; facts?: PhotoFacts | null | undefined }
>;

/**
 * Photos of an album as far as filling a book goes, in their order. Costs one read for the album's
 * sheet where some are not known, and one for each that it does not have.
 */
export async function photosForBook(
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
