import * as z from 'zod/mini';
import { rewardCondition } from '../account/invitation';
import { endpoint } from '../base/endpoint';
import { wholeNumber } from '../base/fields';
import { MAX_RUPEES, type Paise, rupees, multiplyPaise } from '../base/money';
import { isoTime } from '../base/time';

/** Numbers of points that can be bought at once. */
export const POINT_PACKS = [500, 1000, 2500, 5000] as const;
export const pointPack = z.literal(POINT_PACKS);
/** Maximum number of points of one customer: worth MAX_RUPEES at a paisa each. */
export const MAX_POINTS = MAX_RUPEES * 100;

/** Value of points; `pointPaise` is the shop's setting. */
export function pointsValue(points: number, pointPaise: Paise): Paise {
  return multiplyPaise(pointPaise, points);
}

/**
 * Kinds of point entries: bought, earned by a friend's first order, used for an order, returned, or adjusted
 * manually by the shop.
 */
export const CREDIT_KINDS = ['bought', 'referral', 'used', 'returned', 'by_hand'] as const;

const creditTransaction = z.object({
  id: z.string(),
  kind: z.enum(CREDIT_KINDS),
  /** Number of points; negative when used. */
  points: z.int(),
  balance_after: z.int(),
  created_at: isoTime,
  /** Human-readable reference: a payment's reference, or an order's number; '' without one. */
  reference: z.string(),
  /** Reason for a change by the shop; '' for other kinds and for entries of earlier releases. */
  reason: z.string(),
});
export type CreditTransaction = z.infer<typeof creditTransaction>;

/** Points for a friend's first order that cannot be used yet. */
const pendingReward = z.object({
  /** The friend's first name; '' when unknown. */
  name: z.string(),
  points: z.int(),
  missing: z.array(rewardCondition),
  /** Deadline for confirming both email addresses; null before the delivery. */
  until: z.nullable(isoTime),
});

/** Pending points of the person who invited the caller, for the caller's first order. */
const inviterReward = z.object({
  points: z.int(),
  /** From the caller's view: `friend_email` is the inviter's address. */
  missing: z.array(rewardCondition),
  /** Deadline for confirming both email addresses; null before the delivery. */
  until: z.nullable(isoTime),
});

/** The caller's points and their entries, newest first; X-Next-Cursor gives the next page. */
export const getCredits = endpoint({
  method: 'GET',
  path: '/credits',
  query: z.strictObject({
    limit: z.optional(wholeNumber(1, 100)),
    cursor: z.optional(z.string().check(z.maxLength(20))),
  }),
  response: z.object({
    balance: z.int(),
    /** Pending points, which cannot be used yet. */
    pending: z.int(),
    pending_rewards: z.array(pendingReward),
    /** The inviter's pending points; null unless the caller was invited and points are pending. */
    inviter_reward: z.nullable(inviterReward),
    /** Discount that is kept for the caller's first order, in percent; 0 without one. */
    first_order_percent: z.int(),
    /** Value of the balance. */
    worth: rupees,
    /** Packs for sale: POST /payments of type `credits` names `points` and costs `price`. */
    packs: z.array(z.object({ points: pointPack, price: rupees })),
    transactions: z.array(creditTransaction),
  }),
});
export type Credits = z.infer<typeof getCredits.response>;
