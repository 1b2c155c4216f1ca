import * as z from 'zod/mini';
import { type DuePage, type DueRecord, toDueRecords } from '../../../platform/database/batches';
import type { Database, DatabaseTransaction } from '../../../platform/database/database';
import { type RetentionRecord, retentionRecord } from './retention.records';
import { limitToPage } from '../../../platform/database/query-page';

const pathOf = (albumId: string) => `retention/${albumId}`;

/** Retention records in the order of the albums; null for albums without an ended order. */
export async function findRetentions(
  reader: Pick<Database, 'getAll'>,
  albumIds: readonly string[],
): Promise<(RetentionRecord | null)[]> {
  const documents = await reader.getAll(albumIds.map(pathOf));
  return documents.map((document) => document && z.parse(retentionRecord, document.data));
}

/** Retention record of an album; null if none. */
export async function findRetention(
  reader: Pick<Database, 'getAll'>,
  albumId: string,
): Promise<RetentionRecord | null> {
  const [record = null] = await findRetentions(reader, [albumId]);
  return record;
}

export function writeRetention(tx: DatabaseTransaction, record: RetentionRecord): void {
  tx.set(pathOf(record.id), {
    ...record,
    delivered_at: new Date(record.delivered_at),
    delete_at: new Date(record.delete_at),
    deleted_at: record.deleted_at === null ? null : new Date(record.deleted_at),
    due_at: record.due_at === null ? null : new Date(record.due_at),
  });
}

export function removeRetention(tx: DatabaseTransaction, albumId: string): void {
  tx.delete(pathOf(albumId));
}

/** Albums with a due retention action, oldest first. */
export async function findDueRetentions(
  reader: Pick<Database, 'find'>,
  now: Date,
  { after, limit }: DuePage,
): Promise<DueRecord[]> {
  const documents = await reader.find('retention', (all) => {
    const sorted = all.where('due_at', '<=', now).orderBy('due_at').orderBy('__name__');
    return limitToPage(sorted, { after, limit });
  });
  return toDueRecords(documents, 'due_at');
}
