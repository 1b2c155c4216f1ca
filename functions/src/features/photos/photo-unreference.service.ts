import { randomUUID } from 'node:crypto';
import { mapInBatches, processDueRecords } from '../../platform/database/batches';
import type { Deps } from '../../platform/deps';
import { EMPTY_PLAN, type Plan } from '../../platform/database/plan';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { PhotoRecord, Rendition } from './photo.records';
import { findPhoto, writePhoto, writePhotoUsers } from './photo.repository';
import type { PhotoUnreferenceRecord } from './photo-unreference.records';
import {
  createPhotoUnreference,
  deletePhotoUnreference,
  findPendingUnreferences,
  findPhotoUnreference,
} from './photo-unreference.repository';
import { planPhotoSheetEntries } from './photo-sheet.service';
import { addRenditionToken, replaceRenditionTokens } from './photo.storage';

/**
 * Unreferences photos that were removed from an album (docs/rules.md#photos-7): their addresses must stop
 * working. This needs calls to Cloud Storage for each photo, so it cannot be part of the album's transaction.
 * Idempotent, also when run concurrently.
 */

type ReleaseDeps = Pick<Deps, 'db' | 'bucket' | 'clock'>;
type Renditions = NonNullable<PhotoRecord['renditions']>;

const PHOTOS_AT_ONCE = 10;
const RELEASES_PER_QUERY = 100;
const HOUR = 3_600_000;

/** Plans to unreference photos that were removed from an album; writes nothing when there are none. */
export function planPhotoUnreference(
  tx: Pick<DatabaseTransaction, 'create'>,
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  left: Omit<PhotoUnreferenceRecord, 'id' | 'created_at'>,
): Plan {
  if (left.photo_ids.length === 0) return EMPTY_PLAN;
  const record = { ...left, id: ids.id(), created_at: clock.now().toISOString() };
  return { write: () => createPhotoUnreference(tx, record) };
}

function withNewTokens({ small, large }: Renditions): Renditions {
  const fresh = (rendition: Rendition) => ({ ...rendition, token: randomUUID() });
  return { small: fresh(small), large: fresh(large) };
}

/**
 * Writes new tokens into a record and the photo sheets of its albums, unless another run has already replaced
 * them.
 */
function replaceStoredTokens(
  { db }: ReleaseDeps,
  { id, renditions }: PhotoRecord,
  next: Renditions,
): Promise<PhotoRecord | null> {
  return db.transaction(async (tx) => {
    const record = await findPhoto(tx, id);
    if (record?.state !== 'ready') return null;
    if (record.renditions?.small.token !== renditions?.small.token) return record;
    const changed = { ...record, renditions: next };
    const telling = await planPhotoSheetEntries(tx, db, changed, { isNew: false });
    writePhoto(tx, changed);
    telling.write();
    return changed;
  });
}

/**
 * Replaces the tokens of a photo's renditions. Old and new tokens both work while records are rewritten, so
 * that every address on a page is valid.
 */
async function changeTokens(deps: ReleaseDeps, id: string): Promise<void> {
  const photo = await findPhoto(deps.db, id);
  if (photo?.state !== 'ready' || photo.renditions === null) return;
  const next = withNewTokens(photo.renditions);
  await Promise.all([
    addRenditionToken(deps, photo.renditions.small, next.small.token),
    addRenditionToken(deps, photo.renditions.large, next.large.token),
  ]);
  const replaced = await replaceStoredTokens(deps, photo, next);
  if (!replaced?.renditions) return;
  const { small, large } = replaced.renditions;
  await Promise.all([replaceRenditionTokens(deps, small), replaceRenditionTokens(deps, large)]);
}

/** Removes a placed album from the users of a photo that it no longer contains. */
function removePhotoUser(
  deps: Pick<Deps, 'db' | 'clock'>,
  id: string,
  albumId: string,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const record = await findPhoto(tx, id);
    if (!record?.used_by.includes(albumId)) return;
    const usedBy = record.used_by.filter((user) => user !== albumId);
    writePhotoUsers(tx, record, usedBy, deps.clock.now());
  });
}

/** Unreferences the photos of a record; no effect if it is already done. @throws when it has to be retried */
export async function unreferencePhotos(deps: ReleaseDeps, id: string): Promise<void> {
  const left = await findPhotoUnreference(deps.db, id);
  if (!left) return;
  await mapInBatches(left.photo_ids, PHOTOS_AT_ONCE, async (photoId) => {
    if (left.still_used) await removePhotoUser(deps, photoId, left.album_id);
    await changeTokens(deps, photoId);
  });
  await deps.db.batch((writes) => deletePhotoUnreference(writes, id));
}

/** Completes the records whose events failed; the platform stops retrying after a day. */
export async function completePendingUnreferences(
  deps: ReleaseDeps & Pick<Deps, 'logger'>,
): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - HOUR);
  const done = await processDueRecords({
    find: (page) => findPendingUnreferences(deps.db, before, page),
    pageSize: RELEASES_PER_QUERY,
    atOnce: 1,
    work: ({ id }) => unreferencePhotos(deps, id),
    report: (error, { id }) => deps.logger.error({ err: error, release: id }, 'photos not let go'),
  });
  return done.length;
}
