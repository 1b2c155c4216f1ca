import type { UploadedFile } from '../../http/multipart';
import type { Deps } from '../../platform/deps';
import { grantUploads, type PhotoToUpload } from '../photos/uploads/ticket.service';
import { storePhotoFiles } from '../photos/photo-files.service';
import type { UnrecordedUploads } from '../photos/photo.records';
import { runWithUploads } from '../photos/photo.service';

/**
 * Stores the photos of a form and runs `work` with them; removes the new files if `work` fails.
 * @throws AppError of photo.service; business_rule for more photos than a customer may keep.
 */
export async function runWithStoredPhotos<T>(
  deps: Deps,
  { ownerUid, files }: { ownerUid: string; files: readonly UploadedFile[] },
  work: (uploads: UnrecordedUploads) => Promise<T>,
): Promise<T> {
  if (files.length === 0) return runWithUploads(deps, ownerUid, work);
  const caller = { uid: ownerUid, kind: 'customer' } as const;
  const reserve = (photos: readonly PhotoToUpload[]) =>
    grantUploads(deps, { caller, files: photos });
  const stored = await storePhotoFiles(deps, { ownerUid, files, reserve });
  try {
    return await work(stored.uploads);
  } catch (error) {
    await stored.undo();
    throw error;
  }
}
