import { type AlbumStatus, isInReview } from '@smriti/shared/album/album-states';
import type { Proposal } from '@smriti/shared/book/proposals';
import { unpackJson } from '../../platform/formats/packed-json';
import { proposedSpreads } from './proposal.domain';
import { shownProposalState } from './proposal.states';
import type { RoundRecord } from './round.records';

interface ReviewedAlbum {
  status: AlbumStatus;
  round: number;
}

function presentRoundProposals(
  { round, proposals }: RoundRecord,
  album: ReviewedAlbum,
): Promise<Proposal[]> {
  const isInThisReview = round === album.round && isInReview(album.status);
  const inOrder = Object.entries(proposals).toSorted(
    ([, one], [, other]) => Date.parse(one.updated_at) - Date.parse(other.updated_at),
  );
  return Promise.all(
    inOrder.map(async ([spread_id, proposal]) => ({
      round,
      spread_id,
      ...(await unpackJson(proposal.data, proposedSpreads)),
      note: proposal.note,
      state: shownProposalState(proposal, isInThisReview),
      updated_at: proposal.updated_at,
      answered_at: proposal.answered_at,
    })),
  );
}

/** Presents the proposals of all rounds of an album, without their authors. */
export async function presentProposals(
  rounds: readonly RoundRecord[],
  album: ReviewedAlbum,
): Promise<Proposal[]> {
  const all = await Promise.all(rounds.map((round) => presentRoundProposals(round, album)));
  return all.flat();
}
