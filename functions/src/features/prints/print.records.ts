import { ARCHIVE_CONTENTS } from '@smriti/shared/order/print-files';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

const progress = {
  state: z.enum(['making', 'ready', 'failed']),
  /** Pages of the files, or orders of the archive. */
  done: z.int(),
  total: z.int(),
  /** Why it failed, in words for the print room; '' unless it did. */
  reason: z.string(),
};

/** What is kept of an album: made once for its approved book, whatever orders it has. */
export const MADE_KINDS = ['inside', 'cover'] as const;

/** printFiles/{albumId}: the newest print files of an album. */
export const printFilesRecord = storedObject({
  album_id: z.string(),
  user_id: z.string(),
  /** Of this making: another one has files of its own. */
  id: z.string(),
  /** What tells the book from others, as the files say it; '' until it is read. */
  scene_hash: z.string(),
  ...progress,
  files: z.array(
    storedObject({
      kind: z.enum(MADE_KINDS),
      path: z.string(),
      bytes: z.int(),
      pages: z.int(),
    }),
  ),
  asked_at: storedTime,
  made_at: z.nullable(storedTime),
  /** When it is looked at next, whether they are still needed. */
  check_at: storedTime,
});
export type PrintFilesRecord = z.output<typeof printFilesRecord>;

/** printArchives/{id}: a ZIP of several orders, for whoever asked for it. */
export const printArchiveRecord = storedObject({
  id: z.string(),
  uid: z.string(),
  order_ids: z.array(z.string()),
  contents: z.enum(ARCHIVE_CONTENTS),
  ...progress,
  missing: z.array(storedObject({ order_id: z.string(), reason: z.string() })),
  /** Albums whose print files are being made: it goes on when the last of them has ended. */
  waits_for: z._default(z.array(z.string()), []),
  asked_at: storedTime,
  /** When it is deleted, whatever became of it. */
  expires_at: storedTime,
});
export type PrintArchiveRecord = z.output<typeof printArchiveRecord>;
