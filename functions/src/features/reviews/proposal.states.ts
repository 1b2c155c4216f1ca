import { AppError } from '@smriti/shared/base/errors';
import type { ProposalState } from '@smriti/shared/book/proposals';
import type { ProposalRecord, RoundRecord } from './round.records';

/**
 * Only this file changes the state of a proposal: none -> open, open -> accepted or declined, and from
 * one answer to the other. That one lapses is not written: it follows from the album's state.
 */

/** More than a reviewer of a whole book needs: a round is one document, with its remarks. */
const MAX_PROPOSALS_BYTES = 300_000;
/** What the notes and the states of proposals take in it beside what is packed and written. */
const BYTES_EACH = 200;

const bytesOf = ({ data, note }: Pick<ProposalRecord, 'data' | 'note'>) =>
  data.byteLength + Buffer.byteLength(note) + BYTES_EACH;

type Proposals = RoundRecord['proposals'];

/**
 * A round with a new proposal for a spread, in place of an earlier one.
 * @throws AppError business_rule for more than a round can keep.
 */
export function withProposal(
  round: RoundRecord,
  spreadId: string,
  proposed: Pick<ProposalRecord, 'note' | 'by_uid' | 'updated_at' | 'data'>,
): RoundRecord {
  const proposals: Proposals = {
    ...round.proposals,
    [spreadId]: { ...proposed, state: 'open', answered_at: null },
  };
  const bytes = Object.values(proposals).reduce((sum, one) => sum + bytesOf(one), 0);
  if (bytes > MAX_PROPOSALS_BYTES) {
    const message = 'This round has as many proposals as it can keep. Please write a note instead.';
    throw new AppError('business_rule', message);
  }
  return { ...round, proposals };
}

/** @throws AppError not_found where nothing is proposed for the spread. */
function proposalFor({ proposals }: RoundRecord, spreadId: string): ProposalRecord {
  const proposal = Object.hasOwn(proposals, spreadId) ? proposals[spreadId] : undefined;
  if (!proposal) throw new AppError('not_found', 'Nothing is proposed for this spread.');
  return proposal;
}

/** @throws AppError not_found where nothing is proposed for the spread. */
export function withoutProposal(round: RoundRecord, spreadId: string): RoundRecord {
  proposalFor(round, spreadId);
  const others = Object.entries(round.proposals).filter(([id]) => id !== spreadId);
  return { ...round, proposals: Object.fromEntries(others) };
}

/**
 * A round after its owner's answer; the same round where that is the answer already.
 * @throws AppError not_found where nothing is proposed for the spread.
 */
export function withAnswer(
  round: RoundRecord,
  spreadId: string,
  { accepted, now }: { accepted: boolean; now: Date },
): RoundRecord {
  const proposal = proposalFor(round, spreadId);
  const state = accepted ? 'accepted' : 'declined';
  if (proposal.state === state) return round;
  const answered = { ...proposal, state, answered_at: now.toISOString() } as const;
  return { ...round, proposals: { ...round.proposals, [spreadId]: answered } };
}

/** How many proposals of a round wait for an answer. */
export function openIn({ proposals }: Pick<RoundRecord, 'proposals'>): number {
  return Object.values(proposals).filter(({ state }) => state === 'open').length;
}

/** A proposal's state as it is shown: what nobody answered lapses with its review. */
export function shownState(
  { state }: Pick<ProposalRecord, 'state'>,
  isInThisReview: boolean,
): ProposalState {
  return state === 'open' && !isInThisReview ? 'lapsed' : state;
}
