import * as z from 'zod/mini';
import { type DuePage, type DueRecord, toDueRecords } from '../../platform/database/batches';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import {
  type PrintArchiveRecord,
  printArchiveRecord,
  type PrintFilesRecord,
  printFilesRecord,
} from './print.records';
import { limitToPage } from '../../platform/database/query-page';

const filesPath = (albumId: string) => `printFiles/${albumId}`;
const archivePath = (id: string) => `printArchives/${id}`;

type Writes = Pick<DatabaseTransaction, 'set'>;

/** Print files of albums, in the order of `albumIds`; null for missing ones. */
export async function findPrintFiles(
  reader: Pick<Database, 'getAll'>,
  albumIds: readonly string[],
): Promise<(PrintFilesRecord | null)[]> {
  const documents = await reader.getAll(albumIds.map(filesPath));
  return documents.map((document) => document && z.parse(printFilesRecord, document.data));
}

export function writePrintFiles(writes: Writes, record: PrintFilesRecord): void {
  writes.set(filesPath(record.album_id), {
    ...record,
    asked_at: new Date(record.asked_at),
    made_at: record.made_at === null ? null : new Date(record.made_at),
    check_at: new Date(record.check_at),
  });
}

export function removePrintFiles(
  writes: Pick<DatabaseTransaction, 'delete'>,
  albumId: string,
): void {
  writes.delete(filesPath(albumId));
}

export async function findPrintArchive(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<PrintArchiveRecord | null> {
  const document = await reader.get(archivePath(id));
  return document && z.parse(printArchiveRecord, document.data);
}

/** Archives that wait for the print files of an album. */
export async function findArchivesWaitingFor(
  reader: Pick<Database, 'find'>,
  albumId: string,
): Promise<PrintArchiveRecord[]> {
  const documents = await reader.find('printArchives', (all) =>
    all.where('waits_for', 'array-contains', albumId),
  );
  return documents.map(({ data }) => z.parse(printArchiveRecord, data));
}

/** Ids of the archives that contain any of these orders, at most 30 orders. */
export async function findArchivesOfOrders(
  reader: Pick<Database, 'find'>,
  orderIds: readonly string[],
): Promise<string[]> {
  const documents = await reader.find('printArchives', (all) =>
    all.where('order_ids', 'array-contains-any', orderIds),
  );
  return documents.map(({ id }) => id);
}

export function writePrintArchive(writes: Writes, record: PrintArchiveRecord): void {
  writes.set(archivePath(record.id), {
    ...record,
    asked_at: new Date(record.asked_at),
    expires_at: new Date(record.expires_at),
  });
}

export function removePrintArchive(writes: Pick<DatabaseTransaction, 'delete'>, id: string): void {
  writes.delete(archivePath(id));
}

/** Albums whose print files are due for a check. */
export async function findPrintFilesToCheck(
  reader: Pick<Database, 'find'>,
  now: Date,
  { after, limit }: DuePage,
): Promise<DueRecord[]> {
  const documents = await reader.find('printFiles', (all) => {
    const sorted = all.where('check_at', '<=', now).orderBy('check_at').orderBy('__name__');
    return limitToPage(sorted, { after, limit });
  });
  return toDueRecords(documents, 'check_at');
}

export async function findExpiredArchives(
  reader: Pick<Database, 'find'>,
  now: Date,
  { after, limit }: DuePage,
): Promise<DueRecord[]> {
  const documents = await reader.find('printArchives', (all) => {
    const sorted = all.where('expires_at', '<=', now).orderBy('expires_at').orderBy('__name__');
    return limitToPage(sorted, { after, limit });
  });
  return toDueRecords(documents, 'expires_at');
}
