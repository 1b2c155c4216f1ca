import type { DataExport } from '@smriti/shared/account/leaving';
import * as z from 'zod/mini';
import { storedTime } from '../../platform/stored-fields';

/** exports/{uid}: the newest archive of an account's data. */
export const exportRecord = z.strictObject({
  uid: z.string(),
  /** Names the archive in Cloud Storage, and the message that it is ready. */
  id: z.string(),
  state: z.enum(['making', 'ready', 'failed']),
  requested_at: storedTime,
  /** Until when it is kept; null while it is not ready. */
  expires_at: z.nullable(storedTime),
});
export type ExportRecord = z.output<typeof exportRecord>;

/** Where the archive lies. */
export function archivePath({ uid, id }: Pick<ExportRecord, 'uid' | 'id'>): string {
  return `exports/${uid}/${id}.zip`;
}

export function presentExport({ state, requested_at, expires_at }: ExportRecord): DataExport {
  return { state, requested_at, expires_at };
}
