import { type DueRecord, inBatches, workThrough } from '../../platform/batches';
import type { DatabaseTransaction } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import type { AlbumRecord } from '../albums/album.records';
import { findAlbum } from '../albums/album.repository';
import { findRecipient } from '../mail/mail-recipient.service';
import { queueMail } from '../mail/mail.repository';
import { findOrdersOfAlbum } from '../order-records/order.repository';
import type { PhotoRecord } from '../photos/photo.records';
import { findPhotos, writeOriginalDeleted } from '../photos/photo.repository';
import { deleteOriginal, type PhotoName } from '../photos/photo.storage';
import { afterDeletion, dueAfterFiles, isReleased, nextStep } from './retention.domain';
import type { RetentionRecord } from './retention.records';
import {
  findDueRetentions,
  findRetention,
  findRetentions,
  removeRetention,
  writeRetention,
} from './retention.repository';

type JobDeps = Pick<Deps, 'db' | 'bucket' | 'clock' | 'config'>;

const ALBUMS_PER_QUERY = 200;
const ALBUMS_AT_ONCE = 3;
const FILES_AT_ONCE = 10;

/** What a step leaves to do once it is committed. */
interface Deletion {
  files: PhotoName[];
  kept: number;
}

/** The album's photos, those of its earlier rounds too. */
async function photosOf(tx: DatabaseTransaction, album: AlbumRecord): Promise<PhotoRecord[]> {
  const ids = [...new Set([...album.photo_ids, ...album.round_photo_ids])];
  const records = await findPhotos(tx, ids);
  return records.flatMap((record) => (record?.owner === album.user_id ? [record] : []));
}

/** Those of the albums and drafts that use the photos, whose originals may go. */
async function releasedUsers(
  tx: DatabaseTransaction,
  photos: readonly PhotoRecord[],
  now: Date,
): Promise<Set<string>> {
  const users = [...new Set(photos.flatMap(({ used_by }) => used_by))];
  const records = await findRetentions(tx, users);
  return new Set(users.filter((_, index) => isReleased(records[index] ?? null, now)));
}

/** Marks the originals that no other album needs, and tells which files are to go. */
async function planDeletion(
  tx: DatabaseTransaction,
  record: RetentionRecord,
  { album, now }: { album: AlbumRecord; now: Date },
): Promise<Deletion> {
  const photos = await photosOf(tx, album);
  const released = await releasedUsers(tx, photos, now);
  const isFree = (photo: PhotoRecord) => photo.used_by.every((user) => released.has(user));
  const going = photos.filter((photo) => photo.original_deleted_at !== null || isFree(photo));
  const counts = { gone: going.length, kept: photos.length - going.length };
  for (const { id, original_deleted_at } of going) {
    if (original_deleted_at === null) writeOriginalDeleted(tx, id, now);
  }
  writeRetention(tx, afterDeletion(record, counts, now));
  return { files: going, kept: counts.kept };
}

/** Does what is due for an album, in one transaction. @returns what is to follow it. */
async function step(
  tx: DatabaseTransaction,
  deps: JobDeps,
  albumId: string,
): Promise<Deletion | null> {
  const now = deps.clock.now();
  const before = await findRetention(tx, albumId);
  if (before?.due_at == null || Date.parse(before.due_at) > now.getTime()) return null;
  const album = await findAlbum(tx, albumId);
  if (!album) {
    removeRetention(tx, albumId);
    return null;
  }
  const { kind, record } = nextStep(before, await findOrdersOfAlbum(tx, albumId), now);
  if (kind === 'delete') return planDeletion(tx, record, { album, now });
  const to = await findRecipient(tx, album.user_id);
  writeRetention(tx, record);
  if (kind === 'tell') {
    const { title } = album;
    queueMail(tx, deps, {
      type: 'originals_expire',
      to,
      albumId,
      title,
      until: new Date(record.delete_at),
    });
  }
  return null;
}

/** Deletes the files, and notes that they are gone; broken off, it goes on the next day. */
async function deleteFiles(deps: JobDeps, albumId: string, { files, kept }: Deletion) {
  await inBatches(files, FILES_AT_ONCE, (photo) => deleteOriginal(deps, photo));
  await deps.db.transaction(async (tx) => {
    const record = await findRetention(tx, albumId);
    if (record?.state !== 'deleted') return;
    const due_at = dueAfterFiles({ gone: files.length, kept }, deps.clock.now());
    writeRetention(tx, { ...record, due_at });
  });
}

async function work(deps: JobDeps, { id }: DueRecord): Promise<number> {
  const deletion = await deps.db.transaction((tx) => step(tx, deps, id));
  if (deletion === null || deletion.files.length === 0) return 0;
  await deleteFiles(deps, id, deletion);
  return deletion.files.length;
}

/**
 * Deletes the originals of albums that were delivered long ago, after their owners were told
 * (docs/rules.md#photos-8). What needs them still keeps them: an order that is under way, another
 * album, a draft. Renditions stay.
 * @returns how many originals went
 */
export async function expireOriginals(deps: JobDeps & Pick<Deps, 'logger'>): Promise<number> {
  const now = deps.clock.now();
  const deleted = await workThrough({
    find: (page) => findDueRetentions(deps.db, now, page),
    pageSize: ALBUMS_PER_QUERY,
    atOnce: ALBUMS_AT_ONCE,
    work: (record) => work(deps, record),
    report: (error, { id }) =>
      deps.logger.error({ err: error, album: id }, 'originals not expired'),
  });
  return deleted.reduce((sum, count) => sum + count, 0);
}
