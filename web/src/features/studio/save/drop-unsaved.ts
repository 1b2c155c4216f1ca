import { dropShared } from '../../../lib/uploads/shared-photos';
import { dropDraftsOf } from './draft';
import { forgetSent } from './sent-marks';

/** Lets go of the drafts of somebody who signed out, and of photos that wait for a design. */
export async function dropUnsavedOf(ownerUid: string): Promise<void> {
  forgetSent();
  await Promise.all([dropDraftsOf(ownerUid), dropShared()]);
}
