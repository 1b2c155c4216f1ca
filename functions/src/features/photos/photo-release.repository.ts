import * as z from 'zod/mini';
import type { DuePage, DueRecord } from '../../platform/database/batches';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { type ReleaseRecord, releaseRecord } from './photo-release.records';

const pathOf = (id: string) => `photoReleases/${id}`;

/** A pending record, or null. */
export async function findRelease(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<ReleaseRecord | null> {
  const document = await reader.get(pathOf(id));
  return document && z.parse(releaseRecord, document.data);
}

/** Pending records created before a given time, oldest first. */
export async function findPendingReleases(
  reader: Pick<Database, 'find'>,
  before: Date,
  { after, limit }: DuePage,
): Promise<DueRecord[]> {
  const documents = await reader.find('photoReleases', (all) => {
    const left = all.where('created_at', '<=', before);
    const sorted = left.orderBy('created_at').orderBy('__name__');
    return (after ? sorted.startAfter(new Date(after.at), after.id) : sorted).limit(limit);
  });
  return documents.map(({ id, data }) => ({ id, at: z.parse(releaseRecord, data).created_at }));
}

export function createRelease(
  tx: Pick<DatabaseTransaction, 'create'>,
  release: ReleaseRecord,
): void {
  tx.create(pathOf(release.id), { ...release, created_at: new Date(release.created_at) });
}

export function deleteRelease(writes: Pick<DatabaseTransaction, 'delete'>, id: string): void {
  writes.delete(pathOf(id));
}
