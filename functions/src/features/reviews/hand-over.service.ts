import { handOverApprovalProduct } from '@smriti/shared/album/approval';
import { reviewActorOfRole } from '@smriti/shared/album/album-states';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { findCurrentRole } from '../../platform/current-role';
import type { Deps } from '../../platform/deps';
import { runOnce } from '../../platform/database/idempotency';
import type { StaffCall } from '../../platform/staff-call';
import { albumNotFoundError } from '../albums/album.access';
import { isTakenByOther, createReviewAssignment } from './round.domain';
import { presentReviewer } from './round.presenter';
import type { QueueRecord } from './round.records';
import { findQueueEntry, writeQueueEntry } from './round.repository';
import { findNames } from '../users/user.repository';
import { recordAssignmentChange } from './review-audit.service';

const FREE = { taken_by: null, taken_until: null };

/** @throws AppError business_rule when the user is not a reviewer. */
async function findReviewer(
  { auth, db }: Deps,
  uid: string,
): Promise<{ uid: string; name: string }> {
  const [role, names] = await Promise.all([findCurrentRole(auth, uid), findNames(db, [uid])]);
  if (role === null || reviewActorOfRole(role) === null) {
    throw new AppError('business_rule', 'Only a reviewer can take an album.');
  }
  return { uid, name: names.get(uid) ?? '' };
}

type HandOverCall = StaffCall<typeof handOverApprovalProduct>;

/** @throws AppError forbidden when a reviewer hands over an album, or releases another reviewer's. */
function assertMayHandOver(
  entry: QueueRecord,
  { by, form: { uid } }: HandOverCall,
  now: Date,
): void {
  if (by.role === 'admin' || (uid === null && !isTakenByOther(entry, by.uid, now))) return;
  throw new AppError('forbidden', 'Only an admin can do that with this album.');
}

/**
 * Hands an album that awaits a response to a reviewer, or makes it available to all. Admins may do so with
 * any album; a reviewer may only release an album of their own.
 * @throws AppError not_found, forbidden, conflict after the response, business_rule when `uid` is not a
 *   reviewer.
 */
export async function handOverAlbum(
  deps: Deps,
  handing: HandOverCall,
): Promise<AnswerOf<typeof handOverApprovalProduct>> {
  const { by, id, form, idempotency } = handing;
  const { uid } = form;
  const reviewer = uid === null ? null : await findReviewer(deps, uid);
  return runOnce(deps, idempotency, handOverApprovalProduct.response, async (tx) => {
    const now = deps.clock.now();
    const entry = await findQueueEntry(tx, id);
    if (!entry) throw albumNotFoundError();
    assertMayHandOver(entry, handing, now);
    if (entry.status !== 'Requested') {
      throw new AppError('conflict', `This album is ${entry.status}: nobody works on it now.`);
    }
    const taken = { ...entry, ...(reviewer ? createReviewAssignment(reviewer, now) : FREE) };
    writeQueueEntry(tx, taken);
    recordAssignmentChange(tx, deps, { by, before: entry, after: taken });
    return { taken: presentReviewer(taken, { uid: by.uid, now }) };
  });
}
