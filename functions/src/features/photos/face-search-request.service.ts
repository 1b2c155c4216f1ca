import { isAlreadyExists } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { getCurrentSettings, type SettingsReads } from '../settings/settings.service';
import { createFaceSearch } from './face-search.repository';
import type { ShownPhoto } from './photo.presenter';
import { needsFaceSearch } from './photo.records';

/** Maximum number of photos of a search, which takes 2 s per photo and must end before its timeout. */
const MAX_PHOTOS_PER_SEARCH = 250;
/** Time in ms in which the platform retries a failed event. */
const EVENT_LIFE_MS = 24 * 60 * 60 * 1000;

type RequestDeps = Pick<Deps, 'logger'> & SettingsReads;

/**
 * Requests a search for faces in those photos of an album that were stored before faces were searched for
 * (docs/rules.md#photos-10). Reads and writes nothing if there are none. Never fails, because the owner waits
 * for the album only.
 * @param photos photos of the album that its pages show
 */
export async function requestFaceSearch(
  deps: RequestDeps,
  { id, user_id: owner }: { id: string; user_id: string },
  photos: readonly ShownPhoto[],
): Promise<void> {
  const photo_ids = photos.filter(needsFaceSearch).map((photo) => photo.id);
  if (photo_ids.length === 0) return;
  try {
    const { faces_per_photo } = await getCurrentSettings(deps);
    if (faces_per_photo === 0) return;
    const expires_at = new Date(deps.clock.now().getTime() + EVENT_LIFE_MS).toISOString();
    const search = {
      owner,
      photo_ids: photo_ids.slice(0, MAX_PHOTOS_PER_SEARCH),
      faces_per_photo,
      expires_at,
    };
    await deps.db.batch((writes) => createFaceSearch(writes, id, search));
  } catch (error) {
    if (isAlreadyExists(error)) return;
    deps.logger.error({ err: error, album: id }, 'face search not requested');
  }
}
