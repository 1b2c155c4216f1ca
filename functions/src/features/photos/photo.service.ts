import { AppError } from '@smriti/shared/base/errors';
import type { Photo } from '@smriti/shared/album/photos';
import { type Book, placedPhotos } from '@smriti/shared/book/scene';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import type { Plan } from '../../platform/database/plan';
import { presentPhoto } from './photo.presenter';
import { addSize, newPhoto, type PhotoRecord, type Uploads } from './photo.records';
import {
  findFailedPhotos,
  findPhotos,
  findPhotosBeside,
  writePhoto,
  writeUse,
} from './photo.repository';
import { findOriginal } from './photo.storage';

export type { Uploads } from './photo.records';

/** The use of photos by an album, draft or guest, as it will be once it is written and committed. */
export interface PhotoUse extends Plan {
  /** What was added and removed, by id. */
  records: ReadonlyMap<string, PhotoRecord>;
}

interface UsePlan {
  ownerUid: string;
  /** The id of the album, draft or guest. */
  userId: string;
  add: readonly string[];
  remove: readonly string[];
  uploads: Uploads;
  /** A draft that ends with it, and no longer uses its photos. */
  replaces?: { id: string; photo_ids: readonly string[] } | null;
}

/** That photos have neither a record nor, as far as was looked, a file. */
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

/** The record, unless it is somebody else's or on its way out: for callers as good as none. */
function usable(record: PhotoRecord | null | undefined, ownerUid: string): PhotoRecord | null {
  return record?.owner === ownerUid && record.state !== 'sweeping' ? record : null;
}

/** The record of a photo whose original is there, so that it can be printed. */
function printable(record: PhotoRecord | null | undefined, ownerUid: string): PhotoRecord | null {
  const own = usable(record, ownerUid);
  return own?.original_deleted_at === null ? own : null;
}

/** The record of a photo whose original was deleted, and has been uploaded again. */
function uploadedAgain(known: PhotoRecord | null, { ownerUid, uploads }: UsePlan) {
  const own = usable(known, ownerUid);
  return own && uploads.has(own.id) ? { ...own, original_deleted_at: null } : null;
}

/**
 * What Storage knows of those of `ids` that have no record yet; asked before a transaction, which
 * may run more than once. Costs one document read each, and a look into Storage for each new one.
 * @throws AppError business_rule with `details.missing` when a photo is not there.
 */
export async function lookUpUploads(
  deps: Pick<Deps, 'db' | 'bucket'>,
  ownerUid: string,
  ids: readonly string[],
): Promise<Uploads> {
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
 * Does `work`, and once more with what Storage knows of the photos that it found no record of: most
 * have one by then, so that their records are read once, in the transaction.
 */
export async function withUploads<T>(
  deps: Pick<Deps, 'db' | 'bucket'>,
  ownerUid: string,
  work: (uploads: Uploads) => Promise<T>,
): Promise<T> {
  try {
    return await work(new Map());
  } catch (error) {
    if (!(error instanceof PhotosNotUploaded)) throw error;
    return work(await lookUpUploads(deps, ownerUid, error.missing));
  }
}

/** The records to be added as they are or will be, all of them fit for use. */
function recordsToAdd(
  plan: UsePlan,
  stored: ReadonlyMap<string, PhotoRecord | null>,
  now: Date,
): PhotoRecord[] {
  const missing: string[] = [];
  const records = plan.add.flatMap((id) => {
    const known = stored.get(id) ?? null;
    const upload = plan.uploads.get(id);
    const made = !known && upload && newPhoto({ owner: plan.ownerUid, id }, upload, now);
    const record = printable(known, plan.ownerUid) ?? uploadedAgain(known, plan) ?? made;
    if (!record) missing.push(id);
    return record ? addSize(record, upload) : [];
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
 * Plans in a transaction that an album, draft or guest uses photos, and no longer uses others: reads
 * only, one each; `write` does it, once all reads of the transaction are done.
 * @throws AppError business_rule with `details.missing` or `details.unreadable` for photos that
 *   cannot be added; those to be removed may be gone.
 */
export async function planUse(
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
        else if (!sameUse(before, record)) writeUse(tx, record, record.used_by, now);
      }
    },
  };
}

/**
 * Costs one read for each photo, of which there are none as a rule.
 * @throws AppError business_rule with `details.missing` for photos that are not the owner's.
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
  /** All photos of the design: its images and its tray. */
  used: readonly string[];
  /** The book of the request; null or undefined without one. */
  book: Book | null | undefined;
}

/**
 * Plans the use of photos by a design that is no album yet, whose frames may show the owner's photos
 * alone.
 * @throws AppError of planUse, for photos of frames as for those in the tray.
 */
export async function planDesignUse(
  tx: DatabaseTransaction,
  deps: Pick<Deps, 'clock'>,
  { used, book, ...plan }: DesignUsePlan,
): Promise<PhotoUse> {
  const isUsed = new Set(used);
  const unused = book ? [...placedPhotos(book)].filter((id) => !isUsed.has(id)) : [];
  if (unused.length > 0) await assertOwn(tx, plan, unused);
  return planUse(tx, deps, plan);
}

/** Whether they say the same of the file. */
function sameFile(one: PhotoRecord, other: PhotoRecord): boolean {
  return one.original_deleted_at === other.original_deleted_at && one.width === other.width;
}

function sameUse(one: PhotoRecord, other: PhotoRecord): boolean {
  return one.used_by.join() === other.used_by.join();
}

/** Failed photos that a refusal names. */
const MAX_NAMED = 20;

/**
 * Costs one read where every photo can be printed, or is still being looked at.
 * @throws AppError business_rule with `details.unreadable` for photos among `ids` that are no pictures.
 */
export async function assertReadable(
  reader: Pick<DatabaseTransaction, 'find'>,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  const failed = await findFailedPhotos(reader, userId, MAX_NAMED);
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

/** The photos among `ids` that are this owner's, in their order. */
export async function ownPhotos(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  ownerUid: string,
  ids: readonly string[],
): Promise<Photo[]> {
  const records = await findPhotos(db, [...new Set(ids)]);
  return presentOwn(config, ownerUid, records);
}

/** The same for a list, which shows what it can of them beside its own records. */
export async function ownCovers(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  ownerUid: string,
  ids: readonly string[],
): Promise<Photo[]> {
  return presentOwn(config, ownerUid, await findPhotosBeside(db, [...new Set(ids)]));
}
