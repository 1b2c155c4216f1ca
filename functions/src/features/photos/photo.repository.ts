import * as z from 'zod/mini';
import { type DuePage, type DueRecord, toDueRecords } from '../../platform/database/batches';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { parseRelatedRecord } from '../../platform/database/list-rows';
import { type PhotoRecord, photoRecord } from './photo.records';
import { limitToPage } from '../../platform/database/query-page';

const pathOf = (id: string) => `photos/${id}`;

/** Records in the order of `ids`; null for missing ones. Costs one read each. */
export async function findPhotos(
  reader: Pick<Database, 'getAll'>,
  ids: readonly string[],
): Promise<(PhotoRecord | null)[]> {
  const documents = await reader.getAll(ids.map(pathOf));
  return documents.map((document) => document && z.parse(photoRecord, document.data));
}

/** Photos referenced by the rows of a list; missing or unreadable ones are omitted. */
export async function findReadablePhotos(
  reader: Pick<Database, 'getAll'>,
  ids: readonly string[],
): Promise<PhotoRecord[]> {
  const documents = await reader.getAll(ids.map(pathOf));
  return documents.flatMap(
    (document) => parseRelatedRecord(document, ({ data }) => z.parse(photoRecord, data)) ?? [],
  );
}

/** The record, or null. */
export async function findPhoto(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<PhotoRecord | null> {
  const document = await reader.get(pathOf(id));
  return document && z.parse(photoRecord, document.data);
}

/** Photos unused since `before` or longer, longest first. */
export async function findUnusedPhotos(
  reader: Pick<Database, 'find'>,
  before: Date,
  { after, limit }: DuePage,
): Promise<DueRecord[]> {
  const documents = await reader.find('photos', (all) => {
    const unused = all.where('unused_since', '<=', before);
    const sorted = unused.orderBy('unused_since').orderBy('__name__');
    return limitToPage(sorted, { after, limit });
  });
  return toDueRecords(documents, 'unused_since');
}

/** Failed photos of an album or guest, at most `limit`. */
export async function findFailedPhotos(
  reader: Pick<Database, 'find'>,
  userId: string,
  limit: number,
): Promise<PhotoRecord[]> {
  const documents = await reader.find('photos', (all) =>
    all.where('used_by', 'array-contains', userId).where('state', '==', 'failed').limit(limit),
  );
  return documents.map(({ data }) => z.parse(photoRecord, data));
}

export async function findPhotosByOwner(
  reader: Pick<Database, 'find'>,
  ownerUid: string,
  limit: number,
): Promise<PhotoRecord[]> {
  const documents = await reader.find('photos', (all) =>
    all.where('owner', '==', ownerUid).limit(limit),
  );
  return documents.map(({ data }) => z.parse(photoRecord, data));
}

/** Number of an owner's photos and their total size in bytes. One read per 1,000 photos. */
export async function sumPhotoUsage(
  reader: Pick<Database, 'sum'>,
  ownerUid: string,
): Promise<{ photos: number; bytes: number }> {
  const { count, sum } = await reader.sum(
    'photos',
    (all) => all.where('owner', '==', ownerUid).orderBy('size_bytes'),
    'size_bytes',
  );
  return { photos: count, bytes: sum };
}

/** Creates or replaces a record, including its timestamps. */
export function writePhoto(tx: DatabaseTransaction, record: PhotoRecord): void {
  tx.set(pathOf(record.id), {
    ...record,
    unused_since: record.unused_since === null ? null : new Date(record.unused_since),
    original_deleted_at:
      record.original_deleted_at === null ? null : new Date(record.original_deleted_at),
    created_at: new Date(record.created_at),
  });
}

/**
 * Writes the users of a photo that was read in the same transaction; without any it is unused since `now`.
 */
export function writePhotoUsers(
  tx: DatabaseTransaction,
  record: PhotoRecord,
  usedBy: readonly string[],
  now: Date,
): void {
  tx.update(pathOf(record.id), {
    used_by: usedBy,
    unused_since: usedBy.length === 0 ? now : null,
  });
}

export function markOriginalDeleted(tx: DatabaseTransaction, id: string, now: Date): void {
  tx.update(pathOf(id), { original_deleted_at: now });
}

export function deletePhoto(tx: Pick<DatabaseTransaction, 'delete'>, id: string): void {
  tx.delete(pathOf(id));
}
