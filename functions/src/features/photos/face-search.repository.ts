import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { type FaceSearchRecord, faceSearchRecord } from './face-search.records';

const pathOf = (albumId: string) => `faceSearches/${albumId}`;

/** The pending face search of an album, or null. */
export async function findFaceSearch(
  reader: Pick<Database, 'get'>,
  albumId: string,
): Promise<FaceSearchRecord | null> {
  const document = await reader.get(pathOf(albumId));
  return document && z.parse(faceSearchRecord, document.data);
}

/** The commit fails if the album has a pending face search. */
export function createFaceSearch(
  writes: Pick<DatabaseTransaction, 'create'>,
  albumId: string,
  search: FaceSearchRecord,
): void {
  writes.create(pathOf(albumId), { ...search, expires_at: new Date(search.expires_at) });
}

export function removeFaceSearch(
  writes: Pick<DatabaseTransaction, 'delete'>,
  albumId: string,
): void {
  writes.delete(pathOf(albumId));
}
