import * as z from 'zod/mini';
import { isoTime } from '../base/time';

export const MAX_REMARK_LENGTH = 500;

/** What a reviewer wrote on one photo in one round. `sequence` is the photo's place then. */
export const remark = z.object({
  round: z.int(),
  photo_id: z.string(),
  sequence: z.int(),
  description: z.string(),
  updated_at: isoTime,
});
export type Remark = z.infer<typeof remark>;
