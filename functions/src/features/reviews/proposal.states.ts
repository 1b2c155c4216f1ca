import { AppError } from '@smriti/shared/base/errors';
import type { ProposalState } from '@smriti/shared/book/proposals';
import type { ProposalRecord, RoundRecord } from './round.records';

/**
 * Only this file changes the state of a proposal: none -> open, open -> accepted or declined, and from one
 * answer to the other. `lapsed` is never stored: it follows from the album's state.
 */

/**
 * Maximum size of a round's proposals in bytes. A round is one document, remarks included; this is enough for
 * a proposal for every spread.
 */
const MAX_PROPOSALS_BYTES = 300_000;
/** Estimated size in bytes of a proposal's fields other than `data` and `note`. */
const BYTES_EACH = 200;

const bytesOf = ({ data, note }: Pick<ProposalRecord, 'data' | 'note'>) =>
  data.byteLength + Buffer.byteLength(note) + BYTES_EACH;

type Proposals = RoundRecord['proposals'];

/**
 * Adds a proposal for a spread to a round, replacing an earlier one.
 * @throws AppError business_rule when the round is full.
 */
export function addProposal(
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

/** @throws AppError not_found when the spread has no proposal. */
function proposalFor({ proposals }: RoundRecord, spreadId: string): ProposalRecord {
  const proposal = Object.hasOwn(proposals, spreadId) ? proposals[spreadId] : undefined;
  if (!proposal) throw new AppError('not_found', 'Nothing is proposed for this spread.');
  return proposal;
}

/** @throws AppError not_found when the spread has no proposal. */
export function deleteProposal(round: RoundRecord, spreadId: string): RoundRecord {
  proposalFor(round, spreadId);
  const others = Object.entries(round.proposals).filter(([id]) => id !== spreadId);
  return { ...round, proposals: Object.fromEntries(others) };
}

/**
 * Records the owner's answer to a proposal; returns the same round if the answer is unchanged.
 * @throws AppError not_found when the spread has no proposal.
 */
export function recordProposalAnswer(
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

/** Number of proposals of a round that await an answer. */
export function countOpenProposals({ proposals }: Pick<RoundRecord, 'proposals'>): number {
  return Object.values(proposals).filter(({ state }) => state === 'open').length;
}

/** State of a proposal as shown: an open proposal lapses when its review ends. */
export function shownProposalState(
  { state }: Pick<ProposalRecord, 'state'>,
  isInThisReview: boolean,
): ProposalState {
  return state === 'open' && !isInThisReview ? 'lapsed' : state;
}
