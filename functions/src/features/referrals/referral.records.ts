import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

/** referrals/{inviteeUid}: who invited a customer, and what came of it. */
export const referralRecord = storedObject({
  code: z.string(),
  inviter_uid: z.string(),
  invitee_uid: z.string(),
  /** The friend's first name, for who invited them. */
  invitee_name: z.string(),
  created_at: storedTime,
  /** The placement that the friend's discount was taken for; null while it is open. */
  discount_placement_id: z.nullable(z.string()),
  /** The friend's first paid order: the points wait for its delivery; null before and without. */
  pending_order_id: z._default(z.nullable(z.string()), null),
  /** How many points they are, fixed when it was paid; in earlier releases they were 1000. */
  reward_points: z._default(z.int(), 1000),
  /** When that order was delivered; null before. */
  delivered_at: z._default(z.nullable(storedTime), null),
  /** Until when both addresses are to be confirmed; null where nothing waits for that. */
  reward_until: z._default(z.nullable(storedTime), null),
  /** When the points were lost: the order was cancelled, or the time ran out; null otherwise. */
  voided_at: z._default(z.nullable(storedTime), null),
  /** When the points were given, and for which order; null before. */
  rewarded_at: z.nullable(storedTime),
  rewarded_order_id: z.nullable(z.string()),
});
export type ReferralRecord = z.output<typeof referralRecord>;
