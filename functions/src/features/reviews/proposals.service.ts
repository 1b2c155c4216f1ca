import * as proposals from '@smriti/shared/book/proposals';
import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import type { SignedInCaller, StaffMember } from '../../platform/caller';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { type IdempotencyClaim, runOnce } from '../../platform/database/idempotency';
import { packJson } from '../../platform/formats/packed-json';
import { findVisibleAlbum } from '../albums/album.access';
import type { AlbumRecord } from '../albums/album.records';
import { writeAlbum } from '../albums/album.repository';
import { setOpenProposalCount } from '../albums/album.states';
import { findSpread } from '@smriti/shared/book/book-parts';
import { validateProposedSpread, type ProposedSpreads } from './proposal.domain';
import { presentProposals } from './proposal.presenter';
import {
  countOpenProposals,
  recordProposalAnswer,
  deleteProposal,
  addProposal,
} from './proposal.states';
import { createReviewAssignment } from './round.domain';
import type { RoundRecord } from './round.records';
import { findRounds, writeQueueEntry, writeRound } from './round.repository';
import { writeStatusDocument } from '../albums/status.repository';
import { findAvailableQueueEntry, toReviewer } from './approval.service';
import { assertReviewOpen, findOwnRespondedAlbum, getOpenRound } from './open-round.service';
import { recordProposalChange, recordAssignmentChange } from './review-audit.service';
import { planRequestedBook } from './requested-book.service';

interface Call {
  caller: SignedInCaller;
  id: string;
  spreadId: string;
  idempotency: IdempotencyClaim | null;
}
type ProposalsAnswer = AnswerOf<typeof proposals.saveProposal>;

/** Writes a round and the album's number of open proposals; returns the proposals of all rounds. */
async function written(
  tx: DatabaseTransaction,
  album: AlbumRecord,
  { rounds, before, after }: { rounds: RoundRecord[]; before: RoundRecord; after: RoundRecord },
): Promise<ProposalsAnswer> {
  const all = rounds.map((one) => (one === before ? after : one));
  const answer = { proposals: await presentProposals(all, album) };
  writeRound(tx, album.id, after);
  writeAlbum(tx, setOpenProposalCount(album, countOpenProposals(after)));
  return answer;
}

/** Finds an album that awaits a response, with its rounds, for a reviewer who may work on it. */
async function findWorkable(tx: DatabaseTransaction, { caller, id }: Call, now: Date) {
  const entry = await findAvailableQueueEntry(tx, { id, uid: caller.uid, now });
  assertReviewOpen(entry);
  const { album } = await findVisibleAlbum(tx, caller, id);
  const rounds = await findRounds(tx, id);
  const taken = { ...entry, ...createReviewAssignment(toReviewer(caller), now) };
  return { album, rounds, round: getOpenRound(rounds, album.round), entry, taken };
}

/** A reviewer's call, recorded in the audit. */
interface ReviewCall extends Call {
  by: StaffMember;
}

interface Proposing extends ReviewCall {
  form: OutputOf<(typeof proposals.saveProposal)['body']>;
}

/**
 * Proposes a spread in the open round, replacing an earlier proposal, and takes the album for the caller
 * (docs/rules.md#states-8).
 * @throws AppError not_found when the album is not in review or has no such spread; conflict when another
 *   reviewer has it or after the response; also throws the errors of validateProposedSpread and addProposal.
 */
export function proposeSpread(deps: Deps, call: Proposing): Promise<ProposalsAnswer> {
  const { caller, by, spreadId, form, idempotency } = call;
  return runOnce(deps, idempotency, proposals.saveProposal.response, async (tx) => {
    const now = deps.clock.now();
    const { album, rounds, round, entry, taken } = await findWorkable(tx, call, now);
    const requested = await planRequestedBook(tx, deps, album);
    const before = findSpread(requested.book, spreadId);
    if (!before) throw new AppError('not_found', 'There is no such spread in this book.');
    const spreads: ProposedSpreads = {
      before,
      spread: validateProposedSpread(before, form.spread),
    };
    const after = addProposal({ ...round, scene_hash: requested.hash }, spreadId, {
      note: form.note,
      by_uid: caller.uid,
      updated_at: now.toISOString(),
      data: await packJson(spreads),
    });
    const answer = await written(tx, album, { rounds, before: round, after });
    requested.write();
    writeQueueEntry(tx, taken);
    recordAssignmentChange(tx, deps, { by, before: entry, after: taken });
    recordProposalChange(tx, deps, 'album.proposed', { by, entry, spreadId });
    return answer;
  });
}

/**
 * Removes a proposal from the open round.
 * @throws AppError not_found without a proposal, or when the album is not in review; conflict when another
 *   reviewer has it or after the response.
 */
export function withdrawProposal(deps: Deps, call: ReviewCall): Promise<ProposalsAnswer> {
  const { by, spreadId } = call;
  return runOnce(deps, call.idempotency, proposals.removeProposal.response, async (tx) => {
    const { album, rounds, round, entry, taken } = await findWorkable(tx, call, deps.clock.now());
    const after = deleteProposal(round, spreadId);
    const answer = await written(tx, album, { rounds, before: round, after });
    writeQueueEntry(tx, taken);
    recordAssignmentChange(tx, deps, { by, before: entry, after: taken });
    recordProposalChange(tx, deps, 'album.proposal_removed', { by, entry, spreadId });
    return answer;
  });
}

/**
 * Accepts or declines a proposal as the album's owner, and notifies the owner's open pages.
 * @throws AppError not_found for another customer's album or without a proposal; forbidden for reviewers;
 *   conflict before the response.
 */
export function answerProposal(
  deps: Deps,
  { caller, id, spreadId, accepted, idempotency }: Call & { accepted: boolean },
): Promise<ProposalsAnswer> {
  return runOnce(deps, idempotency, proposals.answerProposal.response, async (tx) => {
    const now = deps.clock.now();
    const album = await findOwnRespondedAlbum(tx, caller, id);
    const rounds = await findRounds(tx, id);
    const before = getOpenRound(rounds, album.round);
    const after = recordProposalAnswer(before, spreadId, { accepted, now });
    if (after === before) return { proposals: await presentProposals(rounds, album) };
    const given = await written(tx, album, { rounds, before, after });
    writeStatusDocument(tx, id, { owner: album.user_id, status: album.status }, now);
    return given;
  });
}
