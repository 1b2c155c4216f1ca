import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { uid } from '../base/ids';
import { isoTime } from '../base/time';

/** `applied` is true if this call counted; an unknown, late or second code is ignored without an error. */
export const applyReferral = endpoint({
  method: 'PUT',
  path: '/invitation/refer',
  body: z.strictObject({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)), uid }),
  response: z.object({ message: z.string(), applied: z.boolean() }),
});

/** Whether a referral code exists; used by the landing page of an invitation link. */
export const checkReferral = endpoint({
  method: 'GET',
  path: '/invitation/codes/:code',
  params: z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
  response: z.object({ known: z.boolean() }),
});

/**
 * States of an invitation: the friend has registered, has ordered, has paid so that the points are pending;
 * the points are credited, or lost.
 */
export const INVITATION_STATES = ['joined', 'ordered', 'pending', 'rewarded', 'voided'] as const;

/** Conditions that all have to be met before the points of an invitation are credited. */
export const REWARD_CONDITIONS = ['delivery', 'your_email', 'friend_email'] as const;
export const rewardCondition = z.enum(REWARD_CONDITIONS);
export type RewardCondition = z.infer<typeof rewardCondition>;

const invitee = z.object({
  /** The friend's first name; '' when unknown. */
  name: z.string(),
  state: z.enum(INVITATION_STATES),
  joined_at: isoTime,
  /** Points credited to the caller for the invitation. */
  points: z.int(),
  /** Unmet conditions of pending points. */
  missing: z.array(rewardCondition),
  /** Deadline for confirming both email addresses; null before the delivery. */
  until: z.nullable(isoTime),
});
export type Invitee = z.infer<typeof invitee>;

/** The caller's invitation link and the 100 newest invitations. */
export const getInvitation = endpoint({
  method: 'GET',
  path: '/invitation',
  response: z.object({
    code: z.string(),
    /** Address of the landing page on the shop's domain, with the code. */
    link: z.string(),
    invitees: z.array(invitee),
  }),
});
export type Invitation = z.infer<typeof getInvitation.response>;
