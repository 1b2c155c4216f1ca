import { deleteSharedPhotos } from '#lib/uploads/shared-photos.ts';
import { deleteDraftsOfOwner } from './draft';
import { clearSentHashes } from './sent-hashes';

/**
 * Deletes the drafts of a customer who has signed out, and shared photos that are not part of a
 * design.
 */
export async function deleteUnsavedWork(ownerUid: string): Promise<void> {
  clearSentHashes();
  await Promise.all([deleteDraftsOfOwner(ownerUid), deleteSharedPhotos()]);
}
