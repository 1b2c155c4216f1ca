import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

/** referrals/{inviteeUid}: the inviter of a customer and the state of the reward. */
export const referralRecord = storedObject({
  code: z.string(),
  inviter_uid: z.string(),
  invitee_uid: z.string(),
  /** First name of the friend, shown to the inviter. */
  invitee_name: z.string(),
  created_at: storedTime,
  /** Placement that used the friend's discount; null while unused. */
  discount_placement_id: z.nullable(z.string()),
  /** The friend's first paid order, whose delivery the points wait for; null if none. */
  pending_order_id: z._default(z.nullable(z.string()), null),
  /** Number of reward points, fixed at payment; 1000 in earlier releases. */
  reward_points: z._default(z.int(), 1000),
  /** Delivery time of that order; null before. */
  delivered_at: z._default(z.nullable(storedTime), null),
  /** Deadline for confirming both email addresses; null when not waiting for that. */
  reward_until: z._default(z.nullable(storedTime), null),
  /** Time the points were lost by cancellation or a missed deadline; null otherwise. */
  voided_at: z._default(z.nullable(storedTime), null),
  /** Time the points were granted, and the order; null before. */
  rewarded_at: z.nullable(storedTime),
  rewarded_order_id: z.nullable(z.string()),
});
export type ReferralRecord = z.output<typeof referralRecord>;
