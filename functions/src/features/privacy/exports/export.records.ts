import type { DataExport } from '@smriti/shared/account/leaving';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../../platform/database/stored-fields';

/** exports/{uid}: the newest archive of an account's data. */
export const exportRecord = storedObject({
  uid: z.string(),
  /** Who asked for it; null in archives of earlier releases, which are taken for the owner's. */
  by_uid: z._default(z.nullable(z.string()), null),
  /** Names the archive in Cloud Storage, and the message that it is ready. */
  id: z.string(),
  state: z.enum(['making', 'ready', 'failed']),
  requested_at: storedTime,
  /** Until when it is kept; null while it is not ready. */
  expires_at: z.nullable(storedTime),
});
export type ExportRecord = z.output<typeof exportRecord>;

/** Folder of an account's archives, in Cloud Storage. */
export const archiveFolder = (uid: string) => `exports/${uid}/`;

/** Path of an archive, in Cloud Storage. */
export function archivePath({ uid, id }: Pick<ExportRecord, 'uid' | 'id'>): string {
  return `${archiveFolder(uid)}${id}.zip`;
}

/** Whether somebody may fetch an archive: its owner, or the admin who asked for it. */
export function canFetchArchive(
  { uid, by_uid }: Pick<ExportRecord, 'uid' | 'by_uid'>,
  callerUid: string,
): boolean {
  return callerUid === uid || callerUid === by_uid;
}

/** An archive that is being made for longer was left over by an instance that ended. */
const MAKING_MILLISECONDS = 3_600_000;

/** Whether whoever was making an archive must have ended before it was ready. */
export function isLeftOver(
  { requested_at }: Pick<ExportRecord, 'requested_at'>,
  now: Date,
): boolean {
  return now.getTime() - Date.parse(requested_at) >= MAKING_MILLISECONDS;
}

export function presentExport({ state, requested_at, expires_at }: ExportRecord): DataExport {
  return { state, requested_at, expires_at };
}
