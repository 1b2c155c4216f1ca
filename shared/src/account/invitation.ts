import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { uid } from '../base/ids';
import { isoTime } from '../base/time';

/** `applied` tells whether this call counted; an unknown, late or second code is harmless. */
export const applyReferral = endpoint({
  method: 'PUT',
  path: '/invitation/refer',
  body: z.strictObject({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)), uid }),
  response: z.object({ message: z.string(), applied: z.boolean() }),
});

/** Whether the shop knows a code, for the page that a friend's link leads to. */
export const checkReferral = endpoint({
  method: 'GET',
  path: '/invitation/codes/:code',
  params: z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
  response: z.object({ known: z.boolean() }),
});

/**
 * What became of an invitation: the friend has registered, has placed an order, has paid for it so
 * that the points wait, and they are given, or lost.
 */
export const INVITATION_STATES = ['joined', 'ordered', 'pending', 'rewarded', 'voided'] as const;

/** What points of an invitation wait for: all of it is needed. */
export const REWARD_CONDITIONS = ['delivery', 'your_email', 'friend_email'] as const;
export const rewardCondition = z.enum(REWARD_CONDITIONS);
export type RewardCondition = z.infer<typeof rewardCondition>;

const invitee = z.object({
  /** The friend's first name, '' when it is not known. */
  name: z.string(),
  state: z.enum(INVITATION_STATES),
  joined_at: isoTime,
  /** The points that the caller got for it. */
  points: z.int(),
  /** What pending points wait for. */
  missing: z.array(rewardCondition),
  /** Until when both addresses are to be confirmed; null before the delivery. */
  until: z.nullable(isoTime),
});
export type Invitee = z.infer<typeof invitee>;

/** What the caller invites friends with, and the newest 100 of those who came. */
export const getInvitation = endpoint({
  method: 'GET',
  path: '/invitation',
  response: z.object({
    code: z.string(),
    /** The landing page with the code, on the shop's own address. */
    link: z.string(),
    invitees: z.array(invitee),
  }),
});
export type Invitation = z.infer<typeof getInvitation.response>;
