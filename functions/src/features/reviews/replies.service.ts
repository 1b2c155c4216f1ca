import * as approval from '@smriti/shared/album/approval';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import type { SignedInCaller } from '../../platform/caller';
import type { Deps } from '../../platform/deps';
import { type IdempotencyClaim, runOnce } from '../../platform/database/idempotency';
import { assertRemarksFit, setRemarkReply } from './round.domain';
import { presentRemarks } from './round.presenter';
import { findRounds, writeRound } from './round.repository';
import { findOwnRespondedAlbum, getOpenRound } from './open-round.service';

interface Reply {
  caller: SignedInCaller;
  id: string;
  photoId: string;
  text: string;
  idempotency: IdempotencyClaim | null;
}

/**
 * Writes the owner's reply to a remark of the newest round (docs/rules.md#states-9).
 * @throws AppError not_found for another customer's album or a photo without a remark; forbidden for
 *   reviewers; conflict before the response; business_rule for more text than a round can store.
 */
export function replyToRemark(
  deps: Deps,
  { caller, id, photoId, text, idempotency }: Reply,
): Promise<AnswerOf<typeof approval.replyToRemark>> {
  return runOnce(deps, idempotency, approval.replyToRemark.response, async (tx) => {
    const album = await findOwnRespondedAlbum(tx, caller, id);
    const rounds = await findRounds(tx, id);
    const before = getOpenRound(rounds, album.round);
    const after = setRemarkReply(before, photoId, text);
    if (!after) throw new AppError('not_found', 'There is no remark on this photo.');
    assertRemarksFit(after);
    if (after !== before) writeRound(tx, id, after);
    const all = rounds.map((one) => (one === before ? after : one));
    return { remarks: all.flatMap(presentRemarks) };
  });
}
