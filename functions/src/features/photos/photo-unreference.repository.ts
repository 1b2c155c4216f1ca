import * as z from 'zod/mini';
import type { DuePage, DueRecord } from '../../platform/database/batches';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { type PhotoUnreferenceRecord, photoUnreferenceRecord } from './photo-unreference.records';
import { limitToPage } from '../../platform/database/query-page';

const pathOf = (id: string) => `photoReleases/${id}`;

/** A pending record, or null. */
export async function findPhotoUnreference(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<PhotoUnreferenceRecord | null> {
  const document = await reader.get(pathOf(id));
  return document && z.parse(photoUnreferenceRecord, document.data);
}

/** Pending records created before a given time, oldest first. */
export async function findPendingUnreferences(
  reader: Pick<Database, 'find'>,
  before: Date,
  { after, limit }: DuePage,
): Promise<DueRecord[]> {
  const documents = await reader.find('photoReleases', (all) => {
    const left = all.where('created_at', '<=', before);
    const sorted = left.orderBy('created_at').orderBy('__name__');
    return limitToPage(sorted, { after, limit });
  });
  return documents.map(({ id, data }) => ({
    id,
    at: z.parse(photoUnreferenceRecord, data).created_at,
  }));
}

export function createPhotoUnreference(
  tx: Pick<DatabaseTransaction, 'create'>,
  release: PhotoUnreferenceRecord,
): void {
  tx.create(pathOf(release.id), { ...release, created_at: new Date(release.created_at) });
}

export function deletePhotoUnreference(
  writes: Pick<DatabaseTransaction, 'delete'>,
  id: string,
): void {
  writes.delete(pathOf(id));
}
