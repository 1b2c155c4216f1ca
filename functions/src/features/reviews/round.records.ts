import { albumStatus } from '@smriti/shared/album/album-states';
import { photoPin } from '@smriti/shared/album/approval-remarks';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';
import { unpackJson } from '../../platform/formats/packed-json';
import { type ProposedSpreads, proposedSpreads } from './proposal.domain';

/** reviewQueue/{albumId}: an album that is Requested or Responded, as the queue shows it. */
export const queueRecord = storedObject({
  album_id: z.string(),
  title: z.string(),
  status: albumStatus,
  product_type: z.string(),
  /** Number of the order created by the request. */
  order_number: z._default(z.nullable(z.string()), null),
  photos: z.int(),
  cover_photo_id: z.nullable(z.string()),
  round: z.int(),
  requested_at: storedTime,
  /** Time of the response; null until then, or if written by an earlier release. */
  responded_at: z._default(z.nullable(storedTime), null),
  is_unpaid: z.boolean(),
  open_remarks: z.int(),
  /** Reviewer who has taken it, and until when; both null when it is free. */
  taken_by: z.nullable(storedObject({ uid: z.string(), name: z.string() })),
  taken_until: z.nullable(storedTime),
});
export type QueueRecord = z.output<typeof queueRecord>;

/** A reviewer's proposal for a spread. */
const proposalRecord = storedObject({
  note: z.string(),
  by_uid: z.string(),
  updated_at: storedTime,
  state: z.enum(['open', 'accepted', 'declined']),
  answered_at: z.nullable(storedTime),
  /** Gzipped JSON of the spread as it is and as proposed (`proposedSpreads`). */
  data: z.instanceof(Uint8Array),
});
export type ProposalRecord = z.output<typeof proposalRecord>;

/** albums/{id}/rounds/{n}: one round of review, from a request until the next one or the approval. */
export const roundRecord = storedObject({
  round: z.int(),
  begun_at: storedTime,
  /** Photo ids in their order when the round began. */
  photo_ids: z.array(z.string()),
  /** Hash of the requested book, which is stored separately under the round's number. */
  scene_hash: z.optional(z.string()),
  /** Remarks by photo id; no entry means no remark. */
  remarks: z.record(
    z.string(),
    storedObject({
      sequence: z.int(),
      description: z.string(),
      /** Point of the photo that the remark refers to. */
      pin: z._default(z.nullable(photoPin), null),
      /** Reply of the album's owner. */
      reply: z._default(z.string(), ''),
      by_uid: z.string(),
      updated_at: storedTime,
    }),
  ),
  /** Proposals by spread id. */
  proposals: z._default(z.record(z.string(), proposalRecord), {}),
});
export type RoundRecord = z.output<typeof roundRecord>;

/** Proposals of a round that the album's owner accepted. */
export function unpackAcceptedSpreads({
  proposals,
}: Pick<RoundRecord, 'proposals'>): Promise<ProposedSpreads[]> {
  const accepted = Object.values(proposals).filter(({ state }) => state === 'accepted');
  return Promise.all(accepted.map(({ data }) => unpackJson(data, proposedSpreads)));
}
