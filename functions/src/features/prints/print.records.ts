import { printProfile } from '@smriti/shared/order/preflight';
import { ARCHIVE_CONTENTS } from '@smriti/shared/order/print-files';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

const progress = {
  state: z.enum(['making', 'ready', 'failed']),
  /** Number of finished pages (print files) or orders (archives). */
  done: z.int(),
  total: z.int(),
  /** Reason of a failure, worded for the print room; '' otherwise. */
  reason: z.string(),
};

/** Kinds of files stored per album, made once for its approved book and shared by its orders. */
export const STORED_FILE_KINDS = ['inside', 'cover'] as const;

/** printFiles/{albumId}: the newest print files of an album. */
export const printFilesRecord = storedObject({
  album_id: z.string(),
  user_id: z.string(),
  /** Id of the render; each render has its own files. */
  id: z.string(),
  /** Hash of the book, as stated in the files; '' until it is read. */
  scene_hash: z.string(),
  ...progress,
  files: z.array(
    storedObject({
      kind: z.enum(STORED_FILE_KINDS),
      path: z.string(),
      bytes: z.int(),
      pages: z.int(),
    }),
  ),
  /** Output profile of the files; null: sRGB. */
  profile: z._default(z.nullable(storedObject(printProfile.shape)), null),
  /** Path of the preflight report; null for files of earlier releases. */
  preflight_path: z._default(z.nullable(z.string()), null),
  asked_at: storedTime,
  made_at: z.nullable(storedTime),
  /** Time of the next check whether the files are still needed. */
  check_at: storedTime,
});
export type PrintFilesRecord = z.output<typeof printFilesRecord>;

/** printArchives/{id}: a ZIP of several orders, for the user who requested it. */
export const printArchiveRecord = storedObject({
  id: z.string(),
  uid: z.string(),
  order_ids: z.array(z.string()),
  contents: z.enum(ARCHIVE_CONTENTS),
  ...progress,
  missing: z.array(storedObject({ order_id: z.string(), reason: z.string() })),
  /** Albums whose print files are being made; the archive resumes when the list is empty. */
  waits_for: z._default(z.array(z.string()), []),
  asked_at: storedTime,
  /** Time at which it is deleted, in any state. */
  expires_at: storedTime,
});
export type PrintArchiveRecord = z.output<typeof printArchiveRecord>;
