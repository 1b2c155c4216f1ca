import { EXPORT_DAYS } from '@smriti/shared/account/leaving';
import { type DueRecord, workThrough } from '../../platform/batches';
import type { Deps } from '../../platform/deps';
import { findRecipient } from '../mail/mail-recipient.service';
import { queueMail } from '../mail/mail.repository';
import { writeArchive } from './export-archive.service';
import { archivePath } from './export.records';
import { deleteExport, findExpiredExports, findExport, writeExport } from './export.repository';

type JobDeps = Pick<Deps, 'db' | 'bucket' | 'clock' | 'config' | 'logger'>;

const DAY = 24 * 3_600_000;
const EXPORTS_PER_QUERY = 50;

/** Makes the archive that an account has asked for, and tells its owner when it is ready. */
export async function makeExport(deps: JobDeps, uid: string): Promise<void> {
  const record = await findExport(deps.db, uid);
  if (record?.state !== 'making') return;
  try {
    await writeArchive(deps, record);
  } catch (error) {
    deps.logger.error({ err: error, export: record.id }, 'archive not made');
    await deps.db.batch((writes) => writeExport(writes, { ...record, state: 'failed' }));
    return;
  }
  await deps.db.transaction(async (tx) => {
    const current = await findExport(tx, uid);
    if (current?.id !== record.id || current.state !== 'making') return;
    const to = await findRecipient(tx, uid);
    const expires = new Date(deps.clock.now().getTime() + EXPORT_DAYS * DAY);
    writeExport(tx, { ...record, state: 'ready', expires_at: expires.toISOString() });
    queueMail(tx, deps, { type: 'export_ready', to, exportId: record.id });
  });
}

/** Deletes the archives whose time is over. */
export async function removeExpiredExports(deps: JobDeps): Promise<number> {
  const now = deps.clock.now();
  const removed = await workThrough({
    find: (page) => findExpiredExports(deps.db, now, page),
    pageSize: EXPORTS_PER_QUERY,
    atOnce: 5,
    async work({ id: uid }: DueRecord) {
      const record = await findExport(deps.db, uid);
      if (!record) return;
      await deps.bucket.file(archivePath(record)).delete({ ignoreNotFound: true });
      await deps.db.batch((writes) => deleteExport(writes, uid));
    },
    report: (error, { id }) => deps.logger.error({ err: error, export: id }, 'archive not removed'),
  });
  return removed.length;
}
