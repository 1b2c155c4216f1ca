import { type DueRecord, inBatches, workThrough } from '../../../platform/database/batches';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { keptPhotos } from '../../albums/album.domain';
import type { AlbumRecord } from '../../albums/album.records';
import { findAlbum } from '../../albums/album.repository';
import { findRecipient } from '../../mail/mail-recipient.service';
import { queueMail } from '../../mail/mail.repository';
import { findOrdersOfAlbum } from '../../orders/order.repository';
import type { PhotoRecord } from '../../photos/photo.records';
import { findPhotos, writeOriginalDeleted } from '../../photos/photo.repository';
import { deleteOriginal, type PhotoName } from '../../photos/photo.storage';
import {
  afterDeletion,
  dueAfterFiles,
  isReleased,
  needsOriginals,
  nextStep,
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

/** What a step leaves to do once it is committed. */
interface Deletion {
  files: PhotoName[];
  kept: number;
}

/** The album's photos, those of its earlier rounds too. */
async function photosOf(tx: DatabaseTransaction, album: AlbumRecord): Promise<PhotoRecord[]> {
  const records = await findPhotos(tx, keptPhotos(album));
  return records.flatMap((record) => (record?.owner === album.user_id ? [record] : []));
}

/** Whether an album that shares photos may lose them: told in time, and no order of it is open. */
async function mayLosePhotos(
  tx: DatabaseTransaction,
  record: RetentionRecord,
  now: Date,
): Promise<boolean> {
  if (!isReleased(record, now)) return false;
  // one that has lost some already cannot be ordered any more
  if (record.state === 'deleted') return true;
  return !(await findOrdersOfAlbum(tx, record.id)).some(needsOriginals);
}

/** The other albums that use the photos and may lose them, by id. */
async function othersReleased(
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
 * Marks the originals that no other album needs, and tells which files are to go. An album that loses
 * some of its own by it is marked too, so that nobody orders it again before its own turn.
 */
async function planDeletion(
  tx: DatabaseTransaction,
  record: RetentionRecord,
  { album, now }: { album: AlbumRecord; now: Date },
): Promise<Deletion> {
  const photos = await photosOf(tx, album);
  const others = await othersReleased(tx, photos, { albumId: album.id, now });
  const isFree = ({ used_by }: PhotoRecord) =>
    used_by.every((user) => user === album.id || others.has(user));
  const going = photos.filter((photo) => photo.original_deleted_at !== null || isFree(photo));
  const counts = { gone: going.length, kept: photos.length - going.length };
  const losing = new Set(going.flatMap(({ used_by }) => used_by));
  for (const { id, original_deleted_at } of going) {
    if (original_deleted_at === null) writeOriginalDeleted(tx, id, now);
  }
  for (const other of others.values()) {
    const { due_at } = other;
    const isNews = other.state !== 'deleted' && losing.has(other.id);
    if (isNews) writeRetention(tx, { ...afterDeletion(other, { gone: 1, kept: 0 }, now), due_at });
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
  const to = kind === 'tell' ? await findRecipient(tx, album.user_id) : null;
  writeRetention(tx, record);
  if (to) {
    const { title } = album;
    const until = new Date(record.delete_at);
    queueMail(tx, deps, { type: 'originals_expire', to, albumId, title, until });
  }
  return null;
}

/** Deletes the files, and notes that they are gone; broken off, it goes on the next day. */
async function deleteFiles(deps: JobDeps, albumId: string, { files, kept }: Deletion) {
  await inBatches(files, FILES_AT_ONCE, (photo) => deleteOriginal(deps, photo));
  await deps.db.transaction(async (tx) => {
    const record = await findRetention(tx, albumId);
    if (record?.state !== 'deleted') return;
    const due_at = dueAfterFiles(record, { gone: files.length, kept }, deps.clock.now());
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
