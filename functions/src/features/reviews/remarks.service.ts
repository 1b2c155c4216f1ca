import { saveRemarks } from '@smriti/shared/album/approval';
import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import type { SignedInCaller, StaffMember } from '../../platform/caller';
import type { Deps } from '../../platform/deps';
import { type IdempotencyClaim, runOnce } from '../../platform/database/idempotency';
import { invalidFieldsError } from '../../platform/invalid-fields';
import {
  assertRemarksFit,
  remarkFormProblems,
  createReviewAssignment,
  applyRemarkForm,
} from './round.domain';
import { presentRemarks } from './round.presenter';
import type { RoundRecord } from './round.records';
import { findRounds, writeQueueEntry, writeRound } from './round.repository';
import { findAvailableQueueEntry, toReviewer } from './approval.service';
import { assertReviewOpen, getOpenRound } from './open-round.service';
import { recordRemarkChanges, recordAssignmentChange } from './review-audit.service';

/** Fixed message, see docs/rules.md#pages-14. */
const SAVED = 'Descriptions saved successfully!';

interface RemarksRequest {
  caller: SignedInCaller;
  by: StaffMember;
  form: OutputOf<(typeof saveRemarks)['body']>;
  idempotency: IdempotencyClaim | null;
}

/** @throws AppError invalid_input with every description that matches no photo of the round. */
function assertFits(open: RoundRecord, { cartId, descriptions }: RemarksRequest['form']): void {
  const photos = open.photo_ids.length;
  const problems = remarkFormProblems(descriptions, { cartId, photos });
  if (problems.length > 0) throw invalidFieldsError(problems);
}

/**
 * Writes remarks into the open round and takes the album for their author (ASSIGNMENT_MINUTES).
 * @throws AppError not_found when the album is not in review, conflict when another reviewer has it or after
 *   the response, invalid_input for photos that it does not have, business_rule for more text than a round
 *   can store.
 */
export function writeRemarks(
  deps: Deps,
  { caller, by, form, idempotency }: RemarksRequest,
): Promise<AnswerOf<typeof saveRemarks>> {
  return runOnce(deps, idempotency, saveRemarks.response, async (tx) => {
    const now = deps.clock.now();
    const entry = await findAvailableQueueEntry(tx, { id: form.cartId, uid: caller.uid, now });
    assertReviewOpen(entry);
    const rounds = await findRounds(tx, entry.album_id);
    const open = getOpenRound(rounds, entry.round);
    assertFits(open, form);
    const author = { by_uid: caller.uid, updated_at: now.toISOString() };
    const written = { ...open, remarks: applyRemarkForm(open, form.descriptions, author) };
    assertRemarksFit(written);
    writeRound(tx, entry.album_id, written);
    const open_remarks = Object.keys(written.remarks).length;
    const taken = { ...entry, open_remarks, ...createReviewAssignment(toReviewer(caller), now) };
    writeQueueEntry(tx, taken);
    recordAssignmentChange(tx, deps, { by, before: entry, after: taken });
    recordRemarkChanges(tx, deps, entry.album_id, { by, before: open, after: written });
    const all = rounds.map((one) => (one === open ? written : one));
    return { message: SAVED, remarks: all.flatMap(presentRemarks) };
  });
}
