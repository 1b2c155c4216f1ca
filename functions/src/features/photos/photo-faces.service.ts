import { packFaces } from '@smriti/shared/book/people-faces';
import type { Deps } from '../../platform/deps';
import { findFaces } from '../../platform/pictures/find-faces';
import type { Pixels } from '../../platform/pictures/pictures';
import { getCurrentSettings, type SettingsReads } from '../settings/settings.service';

export interface FaceSearchDeps extends Pick<Deps, 'logger'>, SettingsReads {}

/** The `most` largest faces of a picture, packed; undefined if the search fails. */
export async function findPackedFaces(
  { logger }: Pick<Deps, 'logger'>,
  pixels: Pixels,
  most: number,
): Promise<string | undefined> {
  try {
    return packFaces(await findFaces(pixels), most);
  } catch (error) {
    logger.error({ err: error }, 'faces not searched for');
    return undefined;
  }
}

/**
 * The largest faces of an uploaded photo, packed; undefined if they are not searched for or cannot be. Only
 * the first attempt at a photo searches, so that one that crashes the detector is stored without faces
 * (docs/rules.md#photos-10).
 */
export async function searchFaces(
  deps: FaceSearchDeps,
  pixels: Pixels,
  attempt: number,
): Promise<string | undefined> {
  const { faces_per_photo: most } = await getCurrentSettings(deps);
  if (most === 0) return undefined;
  return attempt > 1 ? '' : findPackedFaces(deps, pixels, most);
}
