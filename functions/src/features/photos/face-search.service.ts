import { RENDITION_WIDTHS } from '@smriti/shared/album/photos';
import { attemptAll } from '../../platform/database/batches';
import type { Deps } from '../../platform/deps';
import { decodePicture } from '../../platform/pictures/pictures';
import { findFaceSearch, removeFaceSearch } from './face-search.repository';
import { findPackedFaces } from './photo-faces.service';
import { needsFaceSearch } from './photo.records';
import { findPhoto, writePhoto } from './photo.repository';
import { planPhotoSheetEntries } from './photo-sheet.service';
import { readRendition } from './photo.storage';

/**
 * Searches for faces in photos that were stored before faces were searched for (docs/rules.md#photos-10), in
 * their large renditions, because the originals may be deleted. Idempotent, also when run concurrently.
 */

type SearchDeps = Pick<Deps, 'db' | 'bucket' | 'logger'>;

/**
 * Stores that a photo has no faces, before the search, so that a photo that crashes the detector is not
 * searched again. @returns false if it does not have to be searched
 */
function claimSearch({ db }: SearchDeps, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const photo = await findPhoto(tx, id);
    if (!photo?.facts || !needsFaceSearch(photo)) return false;
    writePhoto(tx, { ...photo, facts: { ...photo.facts, faces: '' } });
    return true;
  });
}

/** Stores the faces of a photo; always updates the photo sheets, which an interrupted search has not updated. */
function storeFaces({ db }: SearchDeps, id: string, faces: string): Promise<void> {
  return db.transaction(async (tx) => {
    const found = await findPhoto(tx, id);
    if (found?.state !== 'ready' || !found.facts) return;
    const photo = faces === '' ? found : { ...found, facts: { ...found.facts, faces } };
    const telling = await planPhotoSheetEntries(tx, db, photo, { isNew: false });
    if (photo !== found) writePhoto(tx, photo);
    telling.write();
  });
}

/** The packed faces of a rendition; '' if it cannot be searched. */
async function searchRendition(deps: SearchDeps, bytes: Buffer, most: number): Promise<string> {
  const pixels = await decodePicture(bytes, RENDITION_WIDTHS.large);
  return (await findPackedFaces(deps, pixels, most)) ?? '';
}

/** Searches one photo, unless that was done; has no effect on photos that are not ready or being deleted. */
async function searchPhoto(deps: SearchDeps, id: string, most: number): Promise<void> {
  const photo = await findPhoto(deps.db, id);
  if (!photo?.renditions) return;
  // read first, so that a failure of Cloud Storage leaves the photo to the next search
  const bytes = needsFaceSearch(photo) ? await readRendition(deps, photo.renditions.large) : null;
  const isClaimed = await claimSearch(deps, id);
  const faces = isClaimed && bytes ? await searchRendition(deps, bytes, most) : '';
  await storeFaces(deps, id, faces);
}

/**
 * Runs the pending face search of an album. A photo that fails is left to the search that the album's next
 * opening requests.
 */
export async function runFaceSearch(deps: SearchDeps, albumId: string): Promise<void> {
  const search = await findFaceSearch(deps.db, albumId);
  if (!search) return;
  const searchOne = (id: string) => searchPhoto(deps, id, search.faces_per_photo);
  await attemptAll(search.photo_ids, 1, searchOne, (error, id) =>
    deps.logger.error({ err: error, photo: id }, 'faces not searched for'),
  );
  await deps.db.batch((writes) => removeFaceSearch(writes, albumId));
}
