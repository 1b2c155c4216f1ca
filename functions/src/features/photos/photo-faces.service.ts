import { packFaces } from '@smriti/shared/book/people-faces';
import type { Deps } from '../../platform/deps';
import { findFaces } from '../../platform/pictures/find-faces';
import type { Pixels } from '../../platform/pictures/pictures';
import { getCurrentSettings, type SettingsReads } from '../settings/settings.service';

export interface FaceSearchDeps extends Pick<Deps, 'logger'>, SettingsReads {}

/**
 * The largest faces of a photo, packed; undefined if they are not searched for or cannot be. Only the first
 * attempt at a photo searches, so that one that crashes the detector is stored without (docs/rules.md#photos-10).
 */
export async function searchFaces(
  deps: FaceSearchDeps,
  pixels: Pixels,
  attempt: number,
): Promise<string | undefined> {
  if (attempt > 1) return undefined;
  const { faces_per_photo: most } = await getCurrentSettings(deps);
  if (most === 0) return undefined;
  try {
    return packFaces(await findFaces(pixels), most);
  } catch (error) {
    deps.logger.error({ err: error }, 'faces not searched for');
    return undefined;
  }
}
