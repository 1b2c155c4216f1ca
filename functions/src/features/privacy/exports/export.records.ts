import type { DataExport } from '@smriti/shared/account/account-data';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../../platform/database/stored-fields';

/** exports/{uid}: the newest archive of an account's data. */
export const exportRecord = storedObject({
  uid: z.string(),
  /** uid of the requester; null in archives of earlier releases, treated as the owner's. */
  by_uid: z._default(z.nullable(z.string()), null),
  /** Id of the archive in Cloud Storage, and of the message that it is ready. */
  id: z.string(),
  state: z.enum(['making', 'ready', 'failed']),
  requested_at: storedTime,
  /** Time of deletion; null until ready. */
  expires_at: z.nullable(storedTime),
});
export type ExportRecord = z.output<typeof exportRecord>;

/** Folder of an account's archives in Cloud Storage. */
export const exportFolder = (uid: string) => `exports/${uid}/`;

export function exportArchivePath({ uid, id }: Pick<ExportRecord, 'uid' | 'id'>): string {
  return `${exportFolder(uid)}${id}.zip`;
}

/** Whether a user may download an archive: its owner, or the admin who requested it. */
export function canDownloadArchive(
  { uid, by_uid }: Pick<ExportRecord, 'uid' | 'by_uid'>,
  callerUid: string,
): boolean {
  return callerUid === uid || callerUid === by_uid;
}

/** Maximum creation time of an archive in ms; beyond it the instance must have ended. */
const EXPORT_TIMEOUT_MILLISECONDS = 3_600_000;

export function isExportInterrupted(
  { requested_at }: Pick<ExportRecord, 'requested_at'>,
  now: Date,
): boolean {
  return now.getTime() - Date.parse(requested_at) >= EXPORT_TIMEOUT_MILLISECONDS;
}

export function presentExport({ state, requested_at, expires_at }: ExportRecord): DataExport {
  return { state, requested_at, expires_at };
}
