import { dropShared } from '#lib/uploads/shared-photos.ts';
import { dropDraftsOf } from './draft';
import { forgetSent } from './sent-marks';

/**
 * Deletes the drafts of a customer who has signed out, and shared photos that are not part of a
 * design.
 */
export async function dropUnsavedOf(ownerUid: string): Promise<void> {
  forgetSent();
  await Promise.all([dropDraftsOf(ownerUid), dropShared()]);
}
