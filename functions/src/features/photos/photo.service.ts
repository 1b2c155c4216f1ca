import { AppError } from '@smriti/shared/base/errors';
import type { Photo } from '@smriti/shared/album/photos';
import { type Book, placedPhotoIds } from '@smriti/shared/book/scene';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import type { Plan } from '../../platform/database/plan';
import { presentPhoto } from './photo.presenter';
import {
  addUploadSize,
  createPhotoRecord,
  type PhotoRecord,
  type UnrecordedUploads,
} from './photo.records';
import {
  findFailedPhotos,
  findPhotos,
  findReadablePhotos,
  writePhoto,
  writePhotoUsers,
} from './photo.repository';
import { findOriginal } from './photo.storage';

/** Plan to change which photos an album, draft or guest uses. */
export interface PhotoUse extends Plan {
  /** Records of the added and removed photos after the change, by id. */
  records: ReadonlyMap<string, PhotoRecord>;
}

interface UsePlan {
  ownerUid: string;
  /** Id of the album, draft or guest. */
  userId: string;
  add: readonly string[];
  remove: readonly string[];
  uploads: UnrecordedUploads;
  /** A draft that ends with this change and stops using its photos. */
  replaces?: { id: string; photo_ids: readonly string[] } | null;
}

/** The photos have no record and no known file. */
class PhotosNotUploaded extends AppError {
  constructor(readonly missing: readonly string[]) {
    super('business_rule', 'Some photos are not uploaded yet.', { details: { missing } });
    this.name = 'PhotosNotUploaded';
  }
}

function unreadablePhotos(unreadable: readonly string[]): AppError {
  return new AppError('business_rule', 'Some photos cannot be read. Please remove them.', {
    details: { unreadable },
  });
}

/** The record, or null if it belongs to another owner or is being deleted. */
function usable(record: PhotoRecord | null | undefined, ownerUid: string): PhotoRecord | null {
  return record?.owner === ownerUid && record.state !== 'sweeping' ? record : null;
}

/** The record of a photo whose original exists, so that it can be printed; else null. */
function printable(record: PhotoRecord | null | undefined, ownerUid: string): PhotoRecord | null {
  const own = usable(record, ownerUid);
  return own?.original_deleted_at === null ? own : null;
}

/** The record of a photo whose deleted original has been uploaded again; else null. */
function uploadedAgain(known: PhotoRecord | null, { ownerUid, uploads }: UsePlan) {
  const own = usable(known, ownerUid);
  return own && uploads.has(own.id) ? { ...own, original_deleted_at: null } : null;
}

/**
 * Finds the stored files of those `ids` that have no usable record. Called before a transaction, which may
 * run more than once. Costs one document read each, and one call to Storage per new photo.
 * @throws AppError business_rule with `details.missing` when a photo is not uploaded.
 */
export async function findUploads(
  deps: Pick<Deps, 'db' | 'bucket'>,
  ownerUid: string,
  ids: readonly string[],
): Promise<UnrecordedUploads> {
  const records = await findPhotos(deps.db, ids);
  const unknown = ids.filter((_, index) => !printable(records[index], ownerUid));
  const found = await Promise.all(
    unknown.map(async (id) => ({ id, object: await findOriginal(deps, { owner: ownerUid, id }) })),
  );
  const missing = found.filter(({ object }) => !object).map(({ id }) => id);
  if (missing.length > 0) throw new PhotosNotUploaded(missing);
  return new Map(
    found.flatMap(({ id, object }) => {
      if (!object) return [];
      const { content_type, size_bytes } = object;
      const unread = { content_hash: null, width: null, height: null };
      return [[id, { content_type, size_bytes, ...unread }] as const];
    }),
  );
}

/**
 * Runs `work`; if it finds photos without a record, runs it again with data from Storage. Most photos have a
 * record, so one run, which reads each record once, is usually enough.
 */
export async function runWithUploads<T>(
  deps: Pick<Deps, 'db' | 'bucket'>,
  ownerUid: string,
  work: (uploads: UnrecordedUploads) => Promise<T>,
): Promise<T> {
  try {
    return await work(new Map());
  } catch (error) {
    if (!(error instanceof PhotosNotUploaded)) throw error;
    return work(await findUploads(deps, ownerUid, error.missing));
  }
}

/** Records of the photos to add, after checking that all can be used. */
function recordsToAdd(
  plan: UsePlan,
  stored: ReadonlyMap<string, PhotoRecord | null>,
  now: Date,
): PhotoRecord[] {
  const missing: string[] = [];
  const records = plan.add.flatMap((id) => {
    const known = stored.get(id) ?? null;
    const upload = plan.uploads.get(id);
    const made = !known && upload && createPhotoRecord({ owner: plan.ownerUid, id }, upload, now);
    const record = printable(known, plan.ownerUid) ?? uploadedAgain(known, plan) ?? made;
    if (!record) missing.push(id);
    return record ? addUploadSize(record, upload) : [];
  });
  if (missing.length > 0) throw new PhotosNotUploaded(missing);
  const failed = records.filter(({ state }) => state === 'failed').map(({ id }) => id);
  if (failed.length > 0) throw unreadablePhotos(failed);
  return records;
}

function recordsToRemove(
  { ownerUid, userId, add, remove, replaces }: UsePlan,
  stored: ReadonlyMap<string, PhotoRecord | null>,
  now: Date,
): PhotoRecord[] {
  const leaving = [...new Set([...remove, ...(replaces?.photo_ids ?? [])])];
  return leaving.flatMap((id) => {
    const record = usable(stored.get(id), ownerUid);
    if (!record || add.includes(id)) return [];
    const used_by = record.used_by.filter((user) => user !== userId && user !== replaces?.id);
    return { ...record, used_by, unused_since: used_by.length > 0 ? null : now.toISOString() };
  });
}

/**
 * Plans the photos that an album, draft or guest starts and stops using. Reads only, one read per photo; call
 * `write` after all reads of the transaction.
 * @throws AppError business_rule with `details.missing` or `details.unreadable` for photos that cannot be
 *   added; photos to remove may be missing.
 */
export async function planPhotoUse(
  tx: DatabaseTransaction,
  { clock }: Pick<Deps, 'clock'>,
  plan: UsePlan,
): Promise<PhotoUse> {
  const { userId, add, remove, replaces } = plan;
  const now = clock.now();
  const ids = [...new Set([...add, ...remove, ...(replaces?.photo_ids ?? [])])];
  const found = await findPhotos(tx, ids);
  const stored = new Map(ids.map((id, index) => [id, found[index] ?? null]));

  const added = recordsToAdd(plan, stored, now).map((record) => ({
    ...record,
    used_by: [...new Set([...record.used_by.filter((user) => user !== replaces?.id), userId])],
    unused_since: null,
  }));
  const changed = [...added, ...recordsToRemove(plan, stored, now)];
  return {
    records: new Map(changed.map((record) => [record.id, record])),
    write: () => {
      for (const record of changed) {
        const before = stored.get(record.id);
        if (!before || !sameFile(before, record)) writePhoto(tx, record);
        else if (!sameUse(before, record)) writePhotoUsers(tx, record, record.used_by, now);
      }
    },
  };
}

/**
 * Checks that photos belong to the owner. Costs one read per photo; usually there are none.
 * @throws AppError business_rule with `details.missing` for photos that do not belong to the owner.
 */
async function assertOwn(
  tx: DatabaseTransaction,
  { ownerUid, uploads }: Pick<UsePlan, 'ownerUid' | 'uploads'>,
  ids: readonly string[],
): Promise<void> {
  const found = await findPhotos(tx, ids);
  const missing = ids.filter((id, index) => !usable(found[index], ownerUid) && !uploads.has(id));
  if (missing.length > 0) throw new PhotosNotUploaded(missing);
}

interface DesignUsePlan extends UsePlan {
  /** All photos of the design, including its tray. */
  used: readonly string[];
  /** The book sent with the request; null or undefined if none. */
  book: Book | null | undefined;
}

/**
 * Plans the photos used by a draft or guest's design. Its frames may only show photos of the owner.
 * @throws AppError of planPhotoUse, for photos in frames as well.
 */
export async function planDesignUse(
  tx: DatabaseTransaction,
  deps: Pick<Deps, 'clock'>,
  { used, book, ...plan }: DesignUsePlan,
): Promise<PhotoUse> {
  const isUsed = new Set(used);
  const unused = book ? [...placedPhotoIds(book)].filter((id) => !isUsed.has(id)) : [];
  if (unused.length > 0) await assertOwn(tx, plan, unused);
  return planPhotoUse(tx, deps, plan);
}

/** Whether two records agree about the stored file. */
function sameFile(one: PhotoRecord, other: PhotoRecord): boolean {
  return one.original_deleted_at === other.original_deleted_at && one.width === other.width;
}

function sameUse(one: PhotoRecord, other: PhotoRecord): boolean {
  return one.used_by.join() === other.used_by.join();
}

/** Maximum number of failed photos named in an error. */
const MAX_LISTED_PHOTOS = 20;

/**
 * Checks that none of the photos failed to be read; pending ones pass. Costs one read if there is no failed
 * photo.
 * @throws AppError business_rule with `details.unreadable` for photos among `ids` that cannot be read.
 */
export async function assertPhotosReadable(
  reader: Pick<DatabaseTransaction, 'find'>,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  const failed = await findFailedPhotos(reader, userId, MAX_LISTED_PHOTOS);
  const unreadable = failed.map(({ id }) => id).filter((id) => ids.includes(id));
  if (unreadable.length > 0) throw unreadablePhotos(unreadable);
}

function presentOwn(
  config: Deps['config'],
  ownerUid: string,
  records: readonly (PhotoRecord | null)[],
): Photo[] {
  return records.flatMap((record) => {
    const own = usable(record, ownerUid);
    return own ? presentPhoto(own, config) : [];
  });
}

/** Presents those photos among `ids` that belong to the owner, in order. */
export async function presentOwnPhotos(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  ownerUid: string,
  ids: readonly string[],
): Promise<Photo[]> {
  const records = await findPhotos(db, [...new Set(ids)]);
  return presentOwn(config, ownerUid, records);
}

/** Like `presentOwnPhotos`, but omits unreadable records. For lists. */
export async function presentOwnCovers(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  ownerUid: string,
  ids: readonly string[],
): Promise<Photo[]> {
  return presentOwn(config, ownerUid, await findReadablePhotos(db, [...new Set(ids)]));
}
