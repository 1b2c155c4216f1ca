import { type DueRecord, workThrough } from '../../platform/database/batches';
import type { Deps } from '../../platform/deps';
import { findAlbum } from '../albums/album.repository';
import { findOrdersOfAlbum } from '../order-records/order.repository';
import { areOver, checkAfter } from './print-life.domain';
import {
  findExpiredArchives,
  findFilesToCheck,
  findPrintFiles,
  removeArchiveRecord,
  removePrintFiles,
  writePrintFiles,
} from './print.repository';
import { deleteArchiveFile, deletePrintFiles } from './print.storage';

type SweepDeps = Pick<Deps, 'db' | 'bucket' | 'clock' | 'logger'>;

const RECORDS_PER_QUERY = 100;
const RECORDS_AT_ONCE = 5;

/** @returns whether files went */
async function check(deps: SweepDeps, albumId: string): Promise<boolean> {
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
  await deletePrintFiles(deps, over);
  await deps.db.transaction(async (tx) => {
    const [record] = await findPrintFiles(tx, [albumId]);
    if (record?.id === over.id) removePrintFiles(tx, albumId);
  });
  return true;
}

/** Deletes print files that have had their time (docs/rules.md#print-5). @returns of how many albums */
export async function sweepPrintFiles(deps: SweepDeps): Promise<number> {
  const now = deps.clock.now();
  const swept = await workThrough({
    find: (page) => findFilesToCheck(deps.db, now, page),
    pageSize: RECORDS_PER_QUERY,
    atOnce: RECORDS_AT_ONCE,
    work: ({ id }: DueRecord) => check(deps, id),
    report: (error, { id }) =>
      deps.logger.error({ err: error, album: id }, 'print files not looked at'),
  });
  return swept.filter(Boolean).length;
}

/** Deletes the archives whose time is over. @returns how many */
export async function sweepPrintArchives(deps: SweepDeps): Promise<number> {
  const now = deps.clock.now();
  const swept = await workThrough({
    find: (page) => findExpiredArchives(deps.db, now, page),
    pageSize: RECORDS_PER_QUERY,
    atOnce: RECORDS_AT_ONCE,
    async work({ id }: DueRecord) {
      await deleteArchiveFile(deps, id);
      await deps.db.batch((writes) => removeArchiveRecord(writes, id));
    },
    report: (error, { id }) =>
      deps.logger.error({ err: error, archive: id }, 'archive not removed'),
  });
  return swept.length;
}
