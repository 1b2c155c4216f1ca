import * as z from 'zod/mini';
import { storedTime } from '../../platform/stored-fields';

/** referrals/{inviteeUid}: who invited a customer, and what came of it. */
export const referralRecord = z.strictObject({
  code: z.string(),
  inviter_uid: z.string(),
  invitee_uid: z.string(),
  /** The friend's first name, for who invited them. */
  invitee_name: z.string(),
  created_at: storedTime,
  /** The placement that the friend's discount was taken for; null while it is open. */
  discount_placement_id: z.nullable(z.string()),
  /** When the friend's first order was paid and the points were given, and which; null before. */
  rewarded_at: z.nullable(storedTime),
  rewarded_order_id: z.nullable(z.string()),
});
export type ReferralRecord = z.output<typeof referralRecord>;
