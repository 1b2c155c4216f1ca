import { type DueRecord, processDueRecords } from '../../platform/database/batches';
import type { Deps } from '../../platform/deps';
import { createPhotoRecord, type PhotoRecord, type UnrecordedUpload } from './photo.records';
import { deletePhoto, findPhoto, findUnusedPhotos, writePhoto } from './photo.repository';
import { deleteOriginal, deleteRenditions, type PhotoName } from './photo.storage';

type SweepDeps = Pick<Deps, 'db' | 'bucket' | 'clock'>;

/** Retention of an unused photo in days (docs/rules.md#photos-2). */
const UNUSED_DAYS = 7;
const DAY_MILLISECONDS = 86_400_000;
const PHOTOS_AT_ONCE = 10;
const PHOTOS_PER_QUERY = 200;

/** Deletes objects first, so that an interrupted sweep finds the record and continues the next time. */
async function deleteSwept({ db, bucket }: SweepDeps, photo: PhotoName): Promise<void> {
  await deleteRenditions({ bucket }, photo);
  await deleteOriginal({ bucket }, photo);
  await db.transaction(async (tx) => {
    const record = await findPhoto(tx, photo.id);
    if (record?.state === 'sweeping') deletePhoto(tx, photo.id);
  });
}

/** Claims a photo for deletion. From then on it can no longer be used: it is reported as not uploaded. */
function claim(
  { db }: SweepDeps,
  id: string,
  mayGo: (record: PhotoRecord | null) => PhotoRecord | null,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const record = mayGo(await findPhoto(tx, id));
    if (record) writePhoto(tx, { ...record, state: 'sweeping' });
    return record !== null;
  });
}

/** Deletes a newly stored photo, unless it is in use. */
export async function deletePhotoIfUnused(
  deps: SweepDeps,
  photo: PhotoName,
  upload: UnrecordedUpload,
): Promise<void> {
  const isClaimed = await claim(deps, photo.id, (record) => {
    const known = record ?? createPhotoRecord(photo, upload, deps.clock.now());
    return known.used_by.length === 0 && known.owner === photo.owner ? known : null;
  });
  if (isClaimed) await deleteSwept(deps, photo);
}

async function sweepUnused(deps: SweepDeps, { id }: DueRecord, before: Date): Promise<boolean> {
  let owner = '';
  const isClaimed = await claim(deps, id, (record) => {
    const since = record?.unused_since ?? null;
    if (!record || since === null || new Date(since) > before) return null;
    owner = record.owner;
    return record.used_by.length === 0 ? record : null;
  });
  if (isClaimed) await deleteSwept(deps, { id, owner });
  return isClaimed;
}

/**
 * Deletes photos that were not used for 7 days, with their files, including those left by an interrupted
 * sweep.
 * @returns the number of photos deleted
 */
export async function sweepUnusedPhotos(deps: SweepDeps & Pick<Deps, 'logger'>): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - UNUSED_DAYS * DAY_MILLISECONDS);
  const swept = await processDueRecords({
    find: (page) => findUnusedPhotos(deps.db, before, page),
    pageSize: PHOTOS_PER_QUERY,
    atOnce: PHOTOS_AT_ONCE,
    work: (photo) => sweepUnused(deps, photo, before),
    report: (error, { id }) => deps.logger.error({ err: error, photo: id }, 'photo not swept'),
  });
  return swept.filter(Boolean).length;
}
