import * as z from 'zod/mini';
import { isoTime } from '../base/time';

export const MAX_REMARK_LENGTH = 500;
export const MAX_REPLY_LENGTH = 500;

const fraction = z.number().check(z.gte(0), z.lte(1));

/** The point of a photo that a remark refers to, as fractions of the upright photo. */
export const photoPin = z.strictObject({ x: fraction, y: fraction });
export type PhotoPin = z.infer<typeof photoPin>;

/** A reviewer's remark on one photo in one round. `sequence` is the photo's position in that round. */
export const remark = z.object({
  round: z.int(),
  photo_id: z.string(),
  sequence: z.int(),
  description: z.string(),
  /** Point that the remark refers to; null: the whole photo. */
  pin: z._default(z.nullable(photoPin), null),
  /** The owner's answer; '' if none. */
  reply: z._default(z.string(), ''),
  updated_at: isoTime,
});
export type Remark = z.infer<typeof remark>;
