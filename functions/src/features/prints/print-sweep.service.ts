import { type DueRecord, workThrough } from '../../platform/database/batches';
import type { Deps } from '../../platform/deps';
import { findAlbum } from '../albums/album.repository';
import { findOrdersOfAlbum } from '../orders/order.repository';
import type { PrintFilesRecord } from './print.records';
import {
  findArchivesOfOrders,
  findExpiredArchives,
  findFilesToCheck,
  findPrintFiles,
  removeArchiveRecord,
  removePrintFiles,
  writePrintFiles,
} from './print.repository';
import { areOver, checkAfter } from './print-life.domain';
import { deleteArchiveFile, deletePrintFiles } from './print.storage';

type Storage = Pick<Deps, 'db' | 'bucket'>;
type SweepDeps = Pick<Deps, 'db' | 'bucket' | 'clock' | 'logger'>;

const RECORDS_PER_QUERY = 100;
const RECORDS_AT_ONCE = 5;

/**
 * Deletes files, then what tells of them: what breaks off in between is found again. Then what a making
 * has written meanwhile, which finds no record of its own any more.
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
 * Looks whether print files have had their time, where that is due (docs/rules.md#print-5).
 * @returns whether files went
 */
export async function checkPrintFiles(deps: SweepDeps, albumId: string): Promise<boolean> {
  const now = deps.clock.now();
  const over = await deps.db.transaction(async (tx) => {
    const [record] = await findPrintFiles(tx, [albumId]);
    if (!record || Date.parse(record.check_at) > now.getTime()) return null;
    const album = await findAlbum(tx, albumId);
    const orders = await findOrdersOfAlbum(tx, albumId);
    if (areOver(record, { isApproved: album?.status === 'Approved', orders }, now)) return record;
    writePrintFiles(tx, { ...record, check_at: checkAfter(now) });
    return null;
  });
  if (!over) return false;
  await remove(deps, over);
  return true;
}

/** Deletes print files that have had their time (docs/rules.md#print-5). @returns of how many albums */
export async function sweepPrintFiles(deps: SweepDeps): Promise<number> {
  const now = deps.clock.now();
  const swept = await workThrough({
    find: (page) => findFilesToCheck(deps.db, now, page),
    pageSize: RECORDS_PER_QUERY,
    atOnce: RECORDS_AT_ONCE,
    work: ({ id }: DueRecord) => checkPrintFiles(deps, id),
    report: (error, { id }) =>
      deps.logger.error({ err: error, album: id }, 'print files not looked at'),
  });
  return swept.filter(Boolean).length;
}

async function deleteArchive(deps: Storage, id: string): Promise<void> {
  await deleteArchiveFile(deps, id);
  await deps.db.batch((writes) => removeArchiveRecord(writes, id));
}

/** Deletes the archives that hold files of any of these orders, at most 30. */
export async function deleteArchivesOfOrders(
  deps: Storage,
  orderIds: readonly string[],
): Promise<void> {
  for (const id of await findArchivesOfOrders(deps.db, orderIds)) await deleteArchive(deps, id);
}

/** Deletes the archives whose time is over. @returns how many */
export async function sweepPrintArchives(deps: SweepDeps): Promise<number> {
  const now = deps.clock.now();
  const swept = await workThrough({
    find: (page) => findExpiredArchives(deps.db, now, page),
    pageSize: RECORDS_PER_QUERY,
    atOnce: RECORDS_AT_ONCE,
    work: ({ id }: DueRecord) => deleteArchive(deps, id),
    report: (error, { id }) =>
      deps.logger.error({ err: error, archive: id }, 'archive not removed'),
  });
  return swept.length;
}
