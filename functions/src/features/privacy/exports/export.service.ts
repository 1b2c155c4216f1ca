import type { DataExport } from '@smriti/shared/account/account-data';
import { AppError } from '@smriti/shared/base/errors';
import type { SignedInCaller, StaffMember } from '../../../platform/caller';
import type { Deps } from '../../../platform/deps';
import { createTemporaryLink } from '../../../platform/links/temporary-link';
import { recordStaffAction, recordDeferredStaffAction } from '../../audit/audit.service';
import { assertQuotaLeft, addQuotaUse } from '../../photos/uploads/quota.repository';
import { userNotFoundError } from '../../users/profile.service';
import { findProfile } from '../../users/user.repository';
import {
  exportArchivePath,
  canDownloadArchive,
  isExportInterrupted,
  presentExport,
} from './export.records';
import { findExport, writeExport } from './export.repository';

const LINK_MINUTES = 15;

function assertAllowed(caller: SignedInCaller, uid: string): void {
  if (uid !== caller.uid && caller.role !== 'admin') throw userNotFoundError();
}

/**
 * The newest archive of an account, for its owner or the admin who requested it; null if none.
 * @throws AppError not_found for other accounts
 */
export async function getNewestExport(
  deps: Deps,
  caller: SignedInCaller,
  uid: string,
): Promise<DataExport | null> {
  assertAllowed(caller, uid);
  const record = await findExport(deps.db, uid);
  return record && canDownloadArchive(record, caller.uid) ? presentExport(record) : null;
}

/**
 * Requests an archive of an account's data; no effect while one is in progress.
 * @throws AppError not_found for other accounts; rate_limited after three in a day; conflict for an
 * admin while another person's request is in progress
 */
export async function requestExportArchive(
  deps: Deps,
  { caller, uid, by }: { caller: SignedInCaller; uid: string; by: StaffMember },
): Promise<DataExport> {
  assertAllowed(caller, uid);
  if (!(await findProfile(deps.db, uid))) throw userNotFoundError();
  const use = { kind: 'exports', subject: uid } as const;
  await assertQuotaLeft(deps, use);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const earlier = await findExport(tx, uid);
    if (earlier?.state === 'making' && !isExportInterrupted(earlier, now)) {
      if (canDownloadArchive(earlier, caller.uid)) return presentExport(earlier);
      throw new AppError('conflict', 'Somebody else has just asked for this. Try again later.');
    }
    const requested_at = now.toISOString();
    const asked = { uid, by_uid: caller.uid, requested_at };
    const record = { ...asked, id: deps.ids.id(), expires_at: null };
    writeExport(tx, { ...record, state: 'making' });
    addQuotaUse(tx, deps.clock, use);
    if (uid !== caller.uid) {
      const exported = { action: 'user.exported', record: { kind: 'user', id: uid } } as const;
      const action = { by, ...exported, after: { export_id: record.id } };
      recordDeferredStaffAction(tx, deps, action, { job: 'export', id: record.id });
    }
    return presentExport({ ...record, state: 'making' });
  });
}

/**
 * Download URL of an archive, for its owner or the admin who requested it. A download by an admin is
 * recorded in the audit log (docs/rules.md#accounts-14).
 * @throws AppError not_found when none is ready or another person requested it
 */
export async function createArchiveLink(
  deps: Deps,
  { caller, uid, by }: { caller: SignedInCaller; uid: string; by: StaffMember },
): Promise<string> {
  assertAllowed(caller, uid);
  const record = await findExport(deps.db, uid);
  const isGone = record?.expires_at == null || new Date(record.expires_at) <= deps.clock.now();
  if (record?.state !== 'ready' || isGone || !canDownloadArchive(record, caller.uid)) {
    throw new AppError('not_found', 'This download has ended. Please ask for a new one.');
  }
  const filename = `smriti-${record.requested_at.slice(0, 10)}.zip`;
  const path = exportArchivePath(record);
  const url = await createTemporaryLink(deps, { path, minutes: LINK_MINUTES, filename });
  if (uid !== caller.uid) {
    const downloaded = {
      action: 'user.export_downloaded',
      record: { kind: 'user', id: uid },
    } as const;
    await deps.db.batch((writes) =>
      recordStaffAction(writes, deps, { by, ...downloaded, after: { export_id: record.id } }),
    );
  }
  return url;
}
