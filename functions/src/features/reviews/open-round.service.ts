import { allowedMoves } from '@smriti/shared/album/album-states';
import type { illegalAlbumMove } from '@smriti/shared/album/albums';
import { AppError } from '@smriti/shared/base/errors';
import type * as z from 'zod/mini';
import type { SignedInCaller } from '../../platform/caller';
import type { DatabaseTransaction } from '../../platform/database/database';
import { findVisibleAlbum, albumNotFoundError } from '../albums/album.access';
import type { AlbumRecord } from '../albums/album.records';
import { throwIllegalMove } from '../albums/album.states';
import type { QueueRecord, RoundRecord } from './round.records';

/** Checks that remarks and proposals may still change, which ends when the reviewer responds. */
export function assertReviewOpen({ status }: QueueRecord): void {
  if (status === 'Requested') return;
  const details: z.input<typeof illegalAlbumMove> = {
    status,
    allowed: [...allowedMoves(status, 'reviewer', false)],
  };
  throw new AppError('conflict', `This album is ${status}: its remarks are closed.`, { details });
}

/** @throws AppError not_found when the newest round is missing. */
export function getOpenRound(rounds: readonly RoundRecord[], round: number): RoundRecord {
  const open = rounds.find((one) => one.round === round);
  if (!open) throw albumNotFoundError();
  return open;
}

/**
 * Finds the caller's own album while the owner may answer its review.
 * @throws AppError not_found for another customer's album; forbidden for reviewers; conflict in another
 *   state.
 */
export async function findOwnRespondedAlbum(
  tx: DatabaseTransaction,
  caller: SignedInCaller,
  id: string,
): Promise<AlbumRecord> {
  const { album, actor } = await findVisibleAlbum(tx, caller, id);
  if (actor !== 'owner') throw new AppError('forbidden', 'Only its owner may answer a review.');
  if (album.status !== 'Responded' || album.is_placed) {
    throwIllegalMove(
      album,
      actor,
      `This album is ${album.status}: there is nothing to answer now.`,
    );
  }
  return album;
}
