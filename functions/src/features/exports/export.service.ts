import type { DataExport } from '@smriti/shared/account/leaving';
import { AppError } from '@smriti/shared/base/errors';
import type { SignedInCaller, Staff } from '../../platform/caller';
import type { Deps } from '../../platform/deps';
import { temporaryLink } from '../../platform/links/temporary-link';
import { noteStaffJob } from '../audit/audit.service';
import { assertQuotaLeft, countUse } from '../quotas/quota.repository';
import { noSuchUser } from '../users/profile.service';
import { findProfile } from '../users/user.repository';
import { archivePath, isLeftOver, presentExport } from './export.records';
import { findExport, writeExport } from './export.repository';

const LINK_MINUTES = 15;

function assertAllowed(caller: SignedInCaller, uid: string): void {
  if (uid !== caller.uid && caller.role !== 'admin') throw noSuchUser();
}

/** The newest archive of an account; null without one. @throws AppError not_found for others'. */
export async function newestExport(
  deps: Deps,
  caller: SignedInCaller,
  uid: string,
): Promise<DataExport | null> {
  assertAllowed(caller, uid);
  const record = await findExport(deps.db, uid);
  return record && presentExport(record);
}

/**
 * Has an archive of an account's data made; while one is being made, there is no second.
 * @throws AppError not_found for others'; rate_limited after three in a day
 */
export async function requestArchive(
  deps: Deps,
  { caller, uid, by }: { caller: SignedInCaller; uid: string; by: Staff },
): Promise<DataExport> {
  assertAllowed(caller, uid);
  if (!(await findProfile(deps.db, uid))) throw noSuchUser();
  const use = { kind: 'exports', subject: uid } as const;
  await assertQuotaLeft(deps, use);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const earlier = await findExport(tx, uid);
    if (earlier?.state === 'making' && !isLeftOver(earlier, now)) return presentExport(earlier);
    const requested_at = now.toISOString();
    const record = { uid, id: deps.ids.id(), requested_at, expires_at: null };
    writeExport(tx, { ...record, state: 'making' });
    countUse(tx, deps.clock, use);
    if (uid !== caller.uid) {
      const exported = { action: 'user.exported', record: { kind: 'user', id: uid } } as const;
      const action = { by, ...exported, after: { export_id: record.id } };
      noteStaffJob(tx, deps, action, { job: 'export', id: record.id });
    }
    return presentExport({ ...record, state: 'making' });
  });
}

/** Where an archive is downloaded. @throws AppError not_found where there is none that is ready. */
export async function archiveLink(
  deps: Deps,
  caller: SignedInCaller,
  uid: string,
): Promise<string> {
  assertAllowed(caller, uid);
  const record = await findExport(deps.db, uid);
  const isGone = record?.expires_at == null || new Date(record.expires_at) <= deps.clock.now();
  if (record?.state !== 'ready' || isGone) {
    throw new AppError('not_found', 'This download has ended. Please ask for a new one.');
  }
  const filename = `smriti-${record.requested_at.slice(0, 10)}.zip`;
  return temporaryLink(deps, { path: archivePath(record), minutes: LINK_MINUTES, filename });
}
