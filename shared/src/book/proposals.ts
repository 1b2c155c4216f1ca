import * as z from 'zod/mini';
import { getAlbum, ownAlbumDetail, reviewedAlbumDetail } from '../album/albums';
import { MAX_ROUNDS } from '../album/album-states';
import { endpoint } from '../base/endpoint';
import { boundedText, wholeNumber } from '../base/fields';
import { recordId } from '../base/ids';
import { isoTime } from '../base/time';
import { book, spread } from './scene';

/** Spreads that a reviewer proposes to change; the album's owner accepts or declines them. */

export const MAX_PROPOSAL_NOTE_LENGTH = 500;

/** `lapsed`: not answered while the album was with its owner. */
export const PROPOSAL_STATES = ['open', 'accepted', 'declined', 'lapsed'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

export const proposal = z.object({
  round: z.int(),
  spread_id: z.string(),
  /** The spread at the time of the request. */
  before: spread,
  /** The proposed spread: the same photos with another crop or layout, or changed texts. */
  spread,
  note: z.string(),
  state: z.enum(PROPOSAL_STATES),
  updated_at: isoTime,
  answered_at: z.nullable(isoTime),
});
export type Proposal = z.infer<typeof proposal>;

/** Proposals of all rounds, oldest first; within a round in the order of creation. */
export const proposals = z.array(proposal);

const params = z.object({ id: recordId, spread_id: recordId });
const response = z.object({ proposals });

/** Saves a proposal while Requested; the album is assigned to the calling reviewer. */
export const saveProposal = endpoint({
  method: 'PUT',
  path: '/approval-products/:id/proposals/:spread_id',
  params,
  body: z.strictObject({ spread, note: z._default(boundedText(MAX_PROPOSAL_NOTE_LENGTH), '') }),
  response,
});

export const removeProposal = endpoint({
  method: 'DELETE',
  path: '/approval-products/:id/proposals/:spread_id',
  params,
  response,
});

/** Saves the owner's answer to a proposal, which may change while the album is Responded. */
export const answerProposal = endpoint({
  method: 'POST',
  path: '/approval-products/:id/proposals/:spread_id/answer',
  params,
  body: z.strictObject({ accepted: z.boolean() }),
  response,
});

/** The book of a round as it was requested; once approved, as it is printed. */
export const getReviewRoundBook = endpoint({
  method: 'GET',
  path: '/approval-products/:id/rounds/:round/book',
  params: z.object({ id: recordId, round: wholeNumber(1, MAX_ROUNDS) }),
  response: z.object({ round: z.int(), book }),
});
export type ReviewRoundBook = z.infer<typeof getReviewRoundBook.response>;

/** The album with its proposals; pages without a book do not load this. */
export const getAlbumWithProposals = endpoint({
  ...getAlbum,
  response: z.object({
    album: z.discriminatedUnion('viewer', [
      z.object({ ...ownAlbumDetail.shape, proposals }),
      z.object({ ...reviewedAlbumDetail.shape, proposals }),
    ]),
  }),
});
export type AlbumDetailWithProposals = z.infer<typeof getAlbumWithProposals.response>['album'];
