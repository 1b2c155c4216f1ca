import type { UploadedFile } from '../../http/multipart';
import type { Deps } from '../../platform/deps';
import { contentHashOf, photoIdOf } from '../photos/photo-ids.domain';
import {
  lookUpUploads,
  PhotosNotUploaded,
  storePhotoFiles,
  type Uploads,
} from '../photos/photo.service';

/** The ids that files of a form get as an owner's photos: before they are stored, or checked. */
export function idsOfFiles(ownerUid: string, files: readonly UploadedFile[]): string[] {
  return files.map(({ bytes }) => photoIdOf(ownerUid, contentHashOf(bytes)));
}

/**
 * Does `work`, and once more with what Storage knows of the photos that it found no record of: most
 * have one by then, so that their records are read once, in the transaction.
 */
async function lookingUp<T>(
  deps: Deps,
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

/**
 * Does `work` with the photos that came with a form: its files are stored, and gone again when the
 * work fails.
 * @throws AppError of photo.service.
 */
export async function withPhotos<T>(
  deps: Deps,
  { ownerUid, files }: { ownerUid: string; files: readonly UploadedFile[] },
  work: (uploads: Uploads) => Promise<T>,
): Promise<T> {
  if (files.length === 0) return lookingUp(deps, ownerUid, work);
  const stored = await storePhotoFiles(deps, ownerUid, files);
  try {
    return await work(stored.uploads);
  } catch (error) {
    await stored.undo();
    throw error;
  }
}
