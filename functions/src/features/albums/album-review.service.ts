import { isInReview } from '@smriti/shared/album/album-states';
import { AppError } from '@smriti/shared/base/errors';
import type { DatabaseTransaction } from '../../platform/database/database';
import { EMPTY_PLAN, type Plan } from '../../platform/database/plan';
import { isTakenByOther } from '../reviews/round.domain';
import type { QueueRecord } from '../reviews/round.records';
import {
  findQueueEntry,
  findRound,
  removeQueueEntry,
  writeQueueEntry,
  writeRound,
} from '../reviews/round.repository';
import type { AlbumChange } from './album-change.domain';
import { isInitialPaymentMissing } from './album.domain';
import type { AlbumRecord } from './album.records';

/** The queue entry of a newly requested album, not taken by any reviewer. */
export function createQueueEntry(album: AlbumRecord): QueueRecord {
  return {
    album_id: album.id,
    title: album.title,
    status: album.status,
    product_type: album.product_type,
    order_number: album.pending_order_id,
    photos: album.photo_ids.length,
    cover_photo_id: album.photo_ids[0] ?? null,
    round: album.round,
    requested_at: album.requested_at ?? album.updated_at,
    responded_at: null,
    is_unpaid: isInitialPaymentMissing(album),
    open_remarks: 0,
    taken_by: null,
    taken_until: null,
  };
}

function beginRound(tx: DatabaseTransaction, album: AlbumRecord): void {
  writeQueueEntry(tx, createQueueEntry(album));
  const { round, photo_ids, updated_at, scene_hash } = album;
  const begun = { round, begun_at: updated_at, photo_ids, remarks: {}, proposals: {} };
  writeRound(tx, album.id, { ...begun, ...(scene_hash !== undefined && { scene_hash }) });
}

/**
 * Plans a reviewer's response (docs/rules.md#states-5).
 * @throws AppError business_rule without a remark, a proposal or a note, or while the initial payment
 *   is due; conflict while another reviewer has taken the album.
 */
async function planResponse(tx: DatabaseTransaction, { after, move }: AlbumChange): Promise<Plan> {
  const entry = (await findQueueEntry(tx, after.id)) ?? createQueueEntry(after);
  const round = await findRound(tx, after.id, after.round);
  if (move && isTakenByOther(entry, move.uid, new Date(after.updated_at))) {
    throw new AppError('conflict', 'Another reviewer is working on this album.');
  }
  if (isInitialPaymentMissing(after)) {
    throw new AppError('business_rule', 'The initial payment of this album is not paid yet.');
  }
  const { remarks = {}, proposals = {} } = round ?? {};
  const isSilent = Object.keys(remarks).length + Object.keys(proposals).length === 0;
  if (move?.note === '' && isSilent) {
    const message = 'Write at least one remark, or a note, before you respond.';
    throw new AppError('business_rule', message);
  }
  const { status, updated_at: responded_at } = after;
  const answered = { ...entry, status, responded_at, taken_by: null, taken_until: null };
  return { write: () => writeQueueEntry(tx, answered) };
}

/** Plans the changes to the review queue and rounds that follow from a move. */
export async function planReviewUpdate(
  tx: DatabaseTransaction,
  change: AlbumChange,
): Promise<Plan> {
  const { before, after, move } = change;
  if (!move) return EMPTY_PLAN;
  const wasInReview = before !== null && isInReview(before.status);
  if (after.status === 'Responded') return planResponse(tx, change);
  if (after.status === 'Requested') {
    return { write: () => beginRound(tx, after) };
  }
  return wasInReview ? planReviewRemoval(tx, before) : EMPTY_PLAN;
}

export function planReviewRemoval(tx: DatabaseTransaction, album: AlbumRecord): Plan {
  return { write: () => removeQueueEntry(tx, album.id) };
}
