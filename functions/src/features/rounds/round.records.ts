import { albumStatus } from '@smriti/shared/album/album-states';
import * as z from 'zod/mini';
import { storedTime } from '../../platform/stored-fields';

/** reviewQueue/{albumId}: an album that is Requested or Responded, as the queue shows it. */
export const queueRecord = z.strictObject({
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
  taken_by: z.nullable(z.strictObject({ uid: z.string(), name: z.string() })),
  taken_until: z.nullable(storedTime),
});
export type QueueRecord = z.output<typeof queueRecord>;

/** albums/{id}/rounds/{n}: one round of review, from a request to the next one or to the approval. */
export const roundRecord = z.strictObject({
  round: z.int(),
  begun_at: storedTime,
  /** The photos in their order when the round began. */
  photo_ids: z.array(z.string()),
  /** What tells the book that was requested from others; it is kept beside, under the round's number. */
  scene_hash: z.optional(z.string()),
  /** By photo id; without an entry nothing is remarked. */
  remarks: z.record(
    z.string(),
    z.strictObject({
      sequence: z.int(),
      description: z.string(),
      by_uid: z.string(),
      updated_at: storedTime,
    }),
  ),
});
export type RoundRecord = z.output<typeof roundRecord>;
