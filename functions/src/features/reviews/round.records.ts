import { albumStatus } from '@smriti/shared/album/album-states';
import { pin } from '@smriti/shared/album/approval-remarks';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

/** reviewQueue/{albumId}: an album that is Requested or Responded, as the queue shows it. */
export const queueRecord = storedObject({
  album_id: z.string(),
  title: z.string(),
  status: albumStatus,
  product_type: z.string(),
  /** Of the order that its request made. */
  order_number: z._default(z.nullable(z.string()), null),
  photos: z.int(),
  cover_photo_id: z.nullable(z.string()),
  round: z.int(),
  requested_at: storedTime,
  /** When it was responded to; null until then, and where a release before did not note it. */
  responded_at: z._default(z.nullable(storedTime), null),
  is_unpaid: z.boolean(),
  open_remarks: z.int(),
  /** Whoever works on it, until when; both null when nobody does. */
  taken_by: z.nullable(storedObject({ uid: z.string(), name: z.string() })),
  taken_until: z.nullable(storedTime),
});
export type QueueRecord = z.output<typeof queueRecord>;

/** A spread as a reviewer would rather have it. */
const proposalRecord = storedObject({
  note: z.string(),
  by_uid: z.string(),
  updated_at: storedTime,
  state: z.enum(['open', 'accepted', 'declined']),
  answered_at: z.nullable(storedTime),
  /** gzip JSON of the spread before and after (`proposedSpreads`). */
  data: z.instanceof(Uint8Array),
});
export type ProposalRecord = z.output<typeof proposalRecord>;

/** albums/{id}/rounds/{n}: one round of review, from a request to the next one or to the approval. */
export const roundRecord = storedObject({
  round: z.int(),
  begun_at: storedTime,
  /** The photos in their order when the round began. */
  photo_ids: z.array(z.string()),
  /** What tells the book that was requested from others; it is kept beside, under the round's number. */
  scene_hash: z.optional(z.string()),
  /** By photo id; without an entry nothing is remarked. */
  remarks: z.record(
    z.string(),
    storedObject({
      sequence: z.int(),
      description: z.string(),
      /** The point of the photo that it is about. */
      pin: z._default(z.nullable(pin), null),
      /** What the album's owner has answered. */
      reply: z._default(z.string(), ''),
      by_uid: z.string(),
      updated_at: storedTime,
    }),
  ),
  /** By the id of the spread. */
  proposals: z._default(z.record(z.string(), proposalRecord), {}),
});
export type RoundRecord = z.output<typeof roundRecord>;
