import {
  type DueRecord,
  mapInBatches,
  processDueRecords,
} from '../../../platform/database/batches';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { usedPhotoIds } from '../../albums/album.domain';
import type { AlbumRecord } from '../../albums/album.records';
import { findAlbum } from '../../albums/album.repository';
import { findRecipient } from '../../mail/mail-recipient.service';
import { queueMail } from '../../mail/mail.repository';
import { findOrdersOfAlbum } from '../../orders/order.repository';
import type { PhotoRecord } from '../../photos/photo.records';
import { findPhotos, markOriginalDeleted } from '../../photos/photo.repository';
import { deleteOriginal, type PhotoName } from '../../photos/photo.storage';
import {
  recordAfterDeletion,
  nextCheckAfterDeletion,
  canDeleteOriginals,
  orderNeedsOriginals,
  nextRetentionStep,
} from './retention.domain';
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

/** File deletions that follow a committed step. */
interface Deletion {
  files: PhotoName[];
  kept: number;
}

/** Photos of an album, including its earlier review rounds. */
async function photosOf(tx: DatabaseTransaction, album: AlbumRecord): Promise<PhotoRecord[]> {
  const records = await findPhotos(tx, usedPhotoIds(album));
  return records.flatMap((record) => (record?.owner === album.user_id ? [record] : []));
}

/** Whether another album may lose shared photos: notice period over and no open order. */
async function mayLosePhotos(
  tx: DatabaseTransaction,
  record: RetentionRecord,
  now: Date,
): Promise<boolean> {
  if (!canDeleteOriginals(record, now)) return false;
  // an album without all its originals can no longer be ordered
  if (record.state === 'deleted') return true;
  return !(await findOrdersOfAlbum(tx, record.id)).some(orderNeedsOriginals);
}

/** Ids of the other albums that use the photos and may lose them. */
async function findAlbumsThatMayLosePhotos(
  tx: DatabaseTransaction,
  photos: readonly PhotoRecord[],
  { albumId, now }: { albumId: string; now: Date },
): Promise<ReadonlyMap<string, RetentionRecord>> {
  const users = [...new Set(photos.flatMap(({ used_by }) => used_by))];
  const others = users.filter((user) => user !== albumId);
  const found = (await findRetentions(tx, others)).flatMap((record) => record ?? []);
  const areFree = await Promise.all(found.map((record) => mayLosePhotos(tx, record, now)));
  return new Map(found.filter((_, index) => areFree[index]).map((record) => [record.id, record]));
}

/**
 * Plans the deletion of originals no other album needs, and lists their files. Other albums that lose
 * originals are marked, too, so that they can no longer be ordered.
 */
async function planDeletion(
  tx: DatabaseTransaction,
  record: RetentionRecord,
  { album, now }: { album: AlbumRecord; now: Date },
): Promise<Deletion> {
  const photos = await photosOf(tx, album);
  const others = await findAlbumsThatMayLosePhotos(tx, photos, { albumId: album.id, now });
  const isFree = ({ used_by }: PhotoRecord) =>
    used_by.every((user) => user === album.id || others.has(user));
  const going = photos.filter((photo) => photo.original_deleted_at !== null || isFree(photo));
  const counts = { gone: going.length, kept: photos.length - going.length };
  const losing = new Set(going.flatMap(({ used_by }) => used_by));
  for (const { id, original_deleted_at } of going) {
    if (original_deleted_at === null) markOriginalDeleted(tx, id, now);
  }
  for (const other of others.values()) {
    const { due_at } = other;
    const isNews = other.state !== 'deleted' && losing.has(other.id);
    if (isNews)
      writeRetention(tx, { ...recordAfterDeletion(other, { gone: 1, kept: 0 }, now), due_at });
  }
  writeRetention(tx, recordAfterDeletion(record, counts, now));
  return { files: going, kept: counts.kept };
}

/** Runs the due step of an album in one transaction. @returns the deletions that follow */
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
  const { kind, record } = nextRetentionStep(before, await findOrdersOfAlbum(tx, albumId), now);
  if (kind === 'delete') return planDeletion(tx, record, { album, now });
  const to = kind === 'tell' ? await findRecipient(tx, album.user_id) : null;
  writeRetention(tx, record);
  if (to) {
    const { title } = album;
    const until = new Date(record.delete_at);
    queueMail(tx, deps, { type: 'originals_expire', to, albumId, title, until });
  }
  return null;
}

/** Deletes the files, then stores when to check again; an interrupted deletion continues the next day. */
async function deleteFiles(deps: JobDeps, albumId: string, { files, kept }: Deletion) {
  await mapInBatches(files, FILES_AT_ONCE, (photo) => deleteOriginal(deps, photo));
  await deps.db.transaction(async (tx) => {
    const record = await findRetention(tx, albumId);
    if (record?.state !== 'deleted') return;
    const due_at = nextCheckAfterDeletion(record, { gone: files.length, kept }, deps.clock.now());
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
 * Deletes the originals of albums delivered long ago, after notice to their owners
 * (docs/rules.md#photos-8). Originals needed by an active order, another album or a draft are not deleted;
 * renditions stay.
 * @returns number of deleted originals
 */
export async function expireOriginals(deps: JobDeps & Pick<Deps, 'logger'>): Promise<number> {
  const now = deps.clock.now();
  const deleted = await processDueRecords({
    find: (page) => findDueRetentions(deps.db, now, page),
    pageSize: ALBUMS_PER_QUERY,
    atOnce: ALBUMS_AT_ONCE,
    work: (record) => work(deps, record),
    report: (error, { id }) =>
      deps.logger.error({ err: error, album: id }, 'originals not expired'),
  });
  return deleted.reduce((sum, count) => sum + count, 0);
}
