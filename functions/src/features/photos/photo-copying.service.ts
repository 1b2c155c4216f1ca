import { AppError } from '@smriti/shared/base/errors';
import { mapInBatches } from '../../platform/database/batches';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import type { Plan } from '../../platform/database/plan';
import { derivePhotoId } from './photo-ids.domain';
import {
  addUploadSize,
  createPhotoRecord,
  type PhotoRecord,
  type UnrecordedUpload,
} from './photo.records';
import { deletePhoto, findPhotos, findPhotosByOwner, writePhoto } from './photo.repository';
import { copyOriginal, deletePhotoObjects, findOriginal } from './photo.storage';

const COPIES_AT_ONCE = 8;
/** Time in ms in which the platform retries a failed upload event. */
const EVENT_LIFE_MS = 24 * 60 * 60 * 1000;

/** A copy of an owner's photo for another owner, under a new id. */
interface Copy {
  from: string;
  to: string;
  upload: UnrecordedUpload;
}
/** Copies by the old photo id; null for a photo that is missing or unreadable. */
export type PhotoCopies = ReadonlyMap<string, Copy | null>;

type PhotoDeps = Pick<Deps, 'db' | 'bucket'>;

function stillProcessingError(): AppError {
  return new AppError(
    'conflict',
    'Your photos are still being prepared. Please try again in a minute.',
  );
}

/**
 * Content hash of a photo, from which the copy's id is derived; null for a photo that cannot be copied. Only
 * the trigger reads originals (docs/rules.md#photos-4).
 * @throws AppError conflict when the trigger has not read the photo yet
 */
async function findCopyableHash(
  deps: Pick<Deps, 'bucket' | 'clock'>,
  photo: PhotoRecord,
): Promise<string | null> {
  if (photo.state === 'failed') return null;
  if (photo.content_hash !== null) return photo.content_hash;
  const age = deps.clock.now().getTime() - Date.parse(photo.created_at);
  if (age > EVENT_LIFE_MS || !(await findOriginal(deps, photo))) return null;
  throw stillProcessingError();
}

interface PlannedCopy extends Copy {
  photo: PhotoRecord;
}

async function planCopy(
  deps: Pick<Deps, 'bucket' | 'clock'>,
  photo: PhotoRecord,
  uid: string,
): Promise<PlannedCopy | null> {
  const content_hash = await findCopyableHash(deps, photo);
  if (content_hash === null) return null;
  const { content_type, size_bytes, width, height } = photo;
  const upload = { content_type, size_bytes, content_hash, width, height };
  return { photo, from: photo.id, to: derivePhotoId(uid, content_hash), upload };
}

async function copyPhoto(
  deps: PhotoDeps,
  { photo, ...copy }: PlannedCopy,
  uid: string,
): Promise<Copy | null> {
  const isThere = await copyOriginal(deps, photo, { owner: uid, id: copy.to });
  return isThere ? copy : null;
}

interface CopyPlan {
  from: string;
  to: string;
  ids: readonly string[];
  /** Reserves quota for the copies. @throws AppError business_rule. */
  reserve: (photos: readonly { photo_id: string; size_bytes: number }[]) => Promise<unknown>;
}

/**
 * Copies the originals of photos to another owner, except those that the other owner already has.
 * @throws AppError conflict while the trigger has not read a photo; also throws the errors of `reserve`
 */
export async function copyPhotos(
  deps: PhotoDeps & Pick<Deps, 'clock'>,
  { from, to, ids, reserve }: CopyPlan,
): Promise<PhotoCopies> {
  const records = await findPhotos(deps.db, ids);
  const planned = await mapInBatches(records, COPIES_AT_ONCE, (record) =>
    record?.owner === from ? planCopy(deps, record, to) : Promise.resolve(null),
  );
  await reserve(
    planned.flatMap((copy) =>
      copy ? [{ photo_id: copy.to, size_bytes: copy.upload.size_bytes }] : [],
    ),
  );
  const copies = await mapInBatches(planned, COPIES_AT_ONCE, (copy) =>
    copy ? copyPhoto(deps, copy, to) : Promise.resolve(null),
  );
  return new Map(ids.map((id, index) => [id, copies[index] ?? null]));
}

function concurrentChangeError(): AppError {
  return new AppError('conflict', 'This was changed at the same time. Please try again.');
}

interface Move extends Plan {
  /** Old and new ids, in the order of `ids`. */
  moved: { from: string; to: string }[];
}

interface MovePlan {
  uid: string;
  ids: readonly string[];
  copies: PhotoCopies;
  /** Id of the draft that will use the copies; null if none. */
  userId: string | null;
}

/** Users of a copy: those of its existing record, and `userId`. */
function usedBy(userId: string | null, known: PhotoRecord | null): string[] {
  return [...new Set([...(known?.used_by ?? []), ...(userId === null ? [] : [userId])])];
}

/**
 * Plans to make the copies photos of `uid`. Reads only, one read per copy.
 * @throws AppError conflict when a photo was not copied, or its copy is being deleted.
 */
export async function planPhotoCopies(
  tx: DatabaseTransaction,
  { clock }: Pick<Deps, 'clock'>,
  { uid, ids, copies, userId }: MovePlan,
): Promise<Move> {
  if (ids.some((id) => !copies.has(id))) throw concurrentChangeError();
  const made = ids.flatMap((id) => copies.get(id) ?? []);
  const records = await findPhotos(
    tx,
    made.map(({ to }) => to),
  );
  if (records.some((record) => record?.state === 'sweeping')) throw concurrentChangeError();
  const now = clock.now();
  return {
    moved: made.map(({ from, to }) => ({ from, to })),
    write: () => {
      made.forEach(({ to, upload }, index) => {
        const known = records[index] ?? null;
        const record = known
          ? addUploadSize(known, upload)
          : createPhotoRecord({ owner: uid, id: to }, upload, now);
        const used_by = usedBy(userId, known);
        const unused_since = used_by.length > 0 ? null : record.unused_since;
        const isChanged = !known || userId !== null || known.width !== record.width;
        if (isChanged) writePhoto(tx, { ...record, used_by, unused_since });
      });
    },
  };
}

const RECORDS_PER_QUERY = 200;

/** Deletes all photos of a deleted owner. Files go first, so that an interrupted run can be repeated. */
export async function deletePhotosOfOwner(deps: PhotoDeps, ownerUid: string): Promise<void> {
  await deletePhotoObjects(deps, ownerUid);
  for (;;) {
    const records = await findPhotosByOwner(deps.db, ownerUid, RECORDS_PER_QUERY);
    if (records.length > 0) {
      await deps.db.batch((writes) => records.forEach(({ id }) => deletePhoto(writes, id)));
    }
    if (records.length < RECORDS_PER_QUERY) return;
  }
}
