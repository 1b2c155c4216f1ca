import { deleteSharedPhotos } from '#lib/uploads/shared-photos.ts';
import { deleteDraftsOfOwner } from './draft';
import { clearSentMarks } from './sent-marks';

/**
 * Deletes the drafts of a customer who has signed out, and shared photos that are not part of a
 * design.
 */
export async function deleteUnsavedWork(ownerUid: string): Promise<void> {
  clearSentMarks();
  await Promise.all([deleteDraftsOfOwner(ownerUid), deleteSharedPhotos()]);
}
