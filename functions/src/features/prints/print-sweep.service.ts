import { type DueRecord, processDueRecords } from '../../platform/database/batches';
import type { Deps } from '../../platform/deps';
import { findAlbum } from '../albums/album.repository';
import { findOrdersOfAlbum } from '../orders/order.repository';
import type { PrintFilesRecord } from './print.records';
import {
  findArchivesOfOrders,
  findExpiredArchives,
  findPrintFilesToCheck,
  findPrintFiles,
  removePrintArchive,
  removePrintFiles,
  writePrintFiles,
} from './print.repository';
import { shouldDeletePrintFiles, nextPrintCheckTime } from './print-lifecycle.domain';
import { deleteArchiveFile, deletePrintFiles } from './print.storage';

type Storage = Pick<Deps, 'db' | 'bucket'>;
type SweepDeps = Pick<Deps, 'db' | 'bucket' | 'clock' | 'logger'>;

const RECORDS_PER_QUERY = 100;
const RECORDS_AT_ONCE = 5;

/**
 * Deletes the print files before their record, so that the next sweep retries an interrupted deletion. Then
 * deletes files that a render still running has written meanwhile, because no record refers to them.
 */
async function remove(deps: SweepDeps, over: PrintFilesRecord): Promise<void> {
  await deletePrintFiles(deps, over);
  const newer = await deps.db.transaction(async (tx) => {
    const [record] = await findPrintFiles(tx, [over.album_id]);
    if (record?.id !== over.id) return record?.id ?? null;
    removePrintFiles(tx, over.album_id);
    return null;
  });
  await deletePrintFiles(deps, over, newer);
}

/**
 * Deletes the print files of an album if a check is due and they may be deleted (docs/rules.md#print-5).
 * @returns whether files were deleted
 */
export async function checkPrintFiles(deps: SweepDeps, albumId: string): Promise<boolean> {
  const now = deps.clock.now();
  const over = await deps.db.transaction(async (tx) => {
    const [record] = await findPrintFiles(tx, [albumId]);
    if (!record || Date.parse(record.check_at) > now.getTime()) return null;
    const album = await findAlbum(tx, albumId);
    const orders = await findOrdersOfAlbum(tx, albumId);
    if (shouldDeletePrintFiles(record, { isApproved: album?.status === 'Approved', orders }, now))
      return record;
    writePrintFiles(tx, { ...record, check_at: nextPrintCheckTime(now) });
    return null;
  });
  if (!over) return false;
  await remove(deps, over);
  return true;
}

/** Deletes expired print files (docs/rules.md#print-5). @returns the number of albums */
export async function sweepPrintFiles(deps: SweepDeps): Promise<number> {
  const now = deps.clock.now();
  const swept = await processDueRecords({
    find: (page) => findPrintFilesToCheck(deps.db, now, page),
    pageSize: RECORDS_PER_QUERY,
    atOnce: RECORDS_AT_ONCE,
    work: ({ id }: DueRecord) => checkPrintFiles(deps, id),
    report: (error, { id }) =>
      deps.logger.error({ err: error, album: id }, 'print files not checked'),
  });
  return swept.filter(Boolean).length;
}

async function deleteArchive(deps: Storage, id: string): Promise<void> {
  await deleteArchiveFile(deps, id);
  await deps.db.batch((writes) => removePrintArchive(writes, id));
}

/** Deletes the archives that contain any of these orders, at most 30 orders. */
export async function deleteArchivesOfOrders(
  deps: Storage,
  orderIds: readonly string[],
): Promise<void> {
  for (const id of await findArchivesOfOrders(deps.db, orderIds)) await deleteArchive(deps, id);
}

/** Deletes expired archives. @returns the number of archives */
export async function sweepPrintArchives(deps: SweepDeps): Promise<number> {
  const now = deps.clock.now();
  const swept = await processDueRecords({
    find: (page) => findExpiredArchives(deps.db, now, page),
    pageSize: RECORDS_PER_QUERY,
    atOnce: RECORDS_AT_ONCE,
    work: ({ id }: DueRecord) => deleteArchive(deps, id),
    report: (error, { id }) =>
      deps.logger.error({ err: error, archive: id }, 'archive not removed'),
  });
  return swept.length;
}
