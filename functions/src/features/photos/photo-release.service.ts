import { randomUUID } from 'node:crypto';
import { inBatches, workThrough } from '../../platform/database/batches';
import type { Deps } from '../../platform/deps';
import { NOTHING, type Plan } from '../../platform/database/plan';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { PhotoRecord, Rendition } from './photo.records';
import { findPhoto, writePhoto, writeUse } from './photo.repository';
import type { ReleaseRecord } from './photo-release.records';
import {
  createRelease,
  deleteRelease,
  findLeftReleases,
  findRelease,
} from './photo-release.repository';
import { planTelling } from './photo-sheet.service';
import { addToken, replaceTokens } from './photo.storage';

/**
 * What is done after photos have left an album (docs/rules.md#photos-7): their addresses are to be
 * good no more, which takes calls of Cloud Storage for each and so cannot be part of the change. It
 * may be done twice, also at once.
 */

type ReleaseDeps = Pick<Deps, 'db' | 'bucket' | 'clock'>;
type Renditions = NonNullable<PhotoRecord['renditions']>;

const PHOTOS_AT_ONCE = 10;
const RELEASES_PER_QUERY = 100;
const HOUR = 3_600_000;

/** Asks that photos which an album has dropped are let go; writes nothing when there are none. */
export function release(
  tx: Pick<DatabaseTransaction, 'create'>,
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  left: Omit<ReleaseRecord, 'id' | 'created_at'>,
): Plan {
  if (left.photo_ids.length === 0) return NOTHING;
  const record = { ...left, id: ids.id(), created_at: clock.now().toISOString() };
  return { write: () => createRelease(tx, record) };
}

function withNewTokens({ small, large }: Renditions): Renditions {
  const fresh = (rendition: Rendition) => ({ ...rendition, token: randomUUID() });
  return { small: fresh(small), large: fresh(large) };
}

/** Writes new tokens into a record and the sheets of its albums, unless somebody else was faster. */
function settleTokens(
  { db }: ReleaseDeps,
  { id, renditions }: PhotoRecord,
  next: Renditions,
): Promise<PhotoRecord | null> {
  return db.transaction(async (tx) => {
    const record = await findPhoto(tx, id);
    if (record?.state !== 'ready') return null;
    if (record.renditions?.small.token !== renditions?.small.token) return record;
    const changed = { ...record, renditions: next };
    const telling = await planTelling(tx, db, changed, { isNew: false });
    writePhoto(tx, changed);
    telling.write();
    return changed;
  });
}

/**
 * Changes the tokens that read a photo's renditions. Both are good while records are rewritten, so
 * that no page is given an address that is not good yet, or no more.
 */
async function changeTokens(deps: ReleaseDeps, id: string): Promise<void> {
  const photo = await findPhoto(deps.db, id);
  if (photo?.state !== 'ready' || photo.renditions === null) return;
  const next = withNewTokens(photo.renditions);
  await Promise.all([
    addToken(deps, photo.renditions.small, next.small.token),
    addToken(deps, photo.renditions.large, next.large.token),
  ]);
  const settled = await settleTokens(deps, photo, next);
  if (!settled?.renditions) return;
  const { small, large } = settled.renditions;
  await Promise.all([replaceTokens(deps, small), replaceTokens(deps, large)]);
}

/** Takes a placed album off the users of a photo that it does not contain. */
function dropUse(deps: Pick<Deps, 'db' | 'clock'>, id: string, albumId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const record = await findPhoto(tx, id);
    if (!record?.used_by.includes(albumId)) return;
    const usedBy = record.used_by.filter((user) => user !== albumId);
    writeUse(tx, record, usedBy, deps.clock.now());
  });
}

/** Lets the photos of a release go. @throws when it is to be tried again */
export async function doRelease(deps: ReleaseDeps, id: string): Promise<void> {
  const left = await findRelease(deps.db, id);
  if (!left) return;
  await inBatches(left.photo_ids, PHOTOS_AT_ONCE, async (photoId) => {
    if (left.still_used) await dropUse(deps, photoId, left.album_id);
    await changeTokens(deps, photoId);
  });
  await deps.db.batch((writes) => deleteRelease(writes, id));
}

/** Does what events have not done: the platform gives up on one that fails for a day. */
export async function doLeftReleases(deps: ReleaseDeps & Pick<Deps, 'logger'>): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - HOUR);
  const done = await workThrough({
    find: (page) => findLeftReleases(deps.db, before, page),
    pageSize: RELEASES_PER_QUERY,
    atOnce: 1,
    work: ({ id }) => doRelease(deps, id),
    report: (error, { id }) => deps.logger.error({ err: error, release: id }, 'photos not let go'),
  });
  return done.length;
}
