import { EXPORT_RETENTION_DAYS } from '@smriti/shared/account/account-data';
import type { AuditState } from '@smriti/shared/staff/audit';
import * as z from 'zod/mini';
import {
  type DueRecord,
  mapInBatches,
  processDueRecords,
} from '../../../platform/database/batches';
import type { Deps } from '../../../platform/deps';
import type { AuditEntryRecord } from '../../audit/audit.records';
import { planJobResult } from '../../audit/audit.service';
import { findRecipient } from '../../mail/mail-recipient.service';
import { queueMail } from '../../mail/mail.repository';
import { writeExportArchive } from './export-archive.service';
import {
  exportFolder,
  exportArchivePath,
  type ExportRecord,
  isExportInterrupted,
} from './export.records';
import { deleteExport, findExpiredExports, findExport, writeExport } from './export.repository';

type JobDeps = Pick<Deps, 'db' | 'bucket' | 'clock' | 'config' | 'logger'>;

const DAY = 24 * 3_600_000;
const EXPORTS_PER_QUERY = 50;
const DELETIONS_AT_ONCE = 10;

type Ended = Pick<ExportRecord, 'state' | 'expires_at'>;

/** Stores the outcome of an archive, unless a newer one is in progress. */
async function endExport(deps: JobDeps, record: ExportRecord, ended: Ended): Promise<void> {
  const { uid, id } = record;
  const isReady = ended.state === 'ready';
  await deps.db.transaction(async (tx) => {
    const current = await findExport(tx, uid);
    if (current?.id !== id || current.state !== 'making') return;
    const to = isReady ? await findRecipient(tx, uid) : null;
    const noted = await planJobResult(tx, { job: 'export', id }, isReady ? 'done' : 'failed');
    writeExport(tx, { ...record, ...ended });
    noted.write();
    if (to) queueMail(tx, deps, { type: 'export_ready', to, exportId: id });
  });
}

/** Deletes the earlier archives of an account, which no record refers to. */
async function deleteEarlierArchives({ bucket }: JobDeps, record: ExportRecord): Promise<void> {
  const [files] = await bucket.getFiles({ prefix: exportFolder(record.uid) });
  const earlier = files.filter(({ name }) => name !== exportArchivePath(record));
  await mapInBatches(earlier, DELETIONS_AT_ONCE, (file) => file.delete({ ignoreNotFound: true }));
}

/** Creates the requested archive of an account and notifies its owner. */
export async function createExportArchive(deps: JobDeps, uid: string): Promise<void> {
  const record = await findExport(deps.db, uid);
  if (record?.state !== 'making') return;
  try {
    await deleteEarlierArchives(deps, record);
    await writeExportArchive(deps, record);
  } catch (error) {
    deps.logger.error({ err: error, export: record.id }, 'archive not made');
    await endExport(deps, record, { state: 'failed', expires_at: null });
    return;
  }
  const expires = new Date(deps.clock.now().getTime() + EXPORT_RETENTION_DAYS * DAY);
  await endExport(deps, record, { state: 'ready', expires_at: expires.toISOString() });
}

/** Audit field that identifies an archive requested by staff. */
const exportNote = z.object({ export_id: z.string() });

/**
 * State of an archive requested by staff, by its audit entry: failed when its creation was interrupted
 * (it is not retried) or a newer archive replaced it.
 */
export async function findExportState(
  { db, clock }: Pick<JobDeps, 'db' | 'clock'>,
  { record: { id: uid }, after }: Pick<AuditEntryRecord, 'record' | 'after'>,
): Promise<AuditState> {
  const { export_id } = z.parse(exportNote, after);
  const record = await findExport(db, uid);
  if (record?.id !== export_id || record.state === 'failed') return 'failed';
  if (record.state === 'ready') return 'done';
  return isExportInterrupted(record, clock.now()) ? 'failed' : 'intended';
}

export async function removeExpiredExports(deps: JobDeps): Promise<number> {
  const now = deps.clock.now();
  const removed = await processDueRecords({
    find: (page) => findExpiredExports(deps.db, now, page),
    pageSize: EXPORTS_PER_QUERY,
    atOnce: 5,
    async work({ id: uid }: DueRecord) {
      const record = await findExport(deps.db, uid);
      if (!record) return;
      await deps.bucket.file(exportArchivePath(record)).delete({ ignoreNotFound: true });
      await deps.db.batch((writes) => deleteExport(writes, uid));
    },
    report: (error, { id }) => deps.logger.error({ err: error, export: id }, 'archive not removed'),
  });
  return removed.length;
}
