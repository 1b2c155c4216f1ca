import * as z from 'zod/mini';
import { rewardCondition } from '../account/invitation';
import { endpoint } from '../base/endpoint';
import { wholeNumber } from '../base/fields';
import { MAX_RUPEES, type Paise, rupees, timesPaise } from '../base/money';
import { isoTime } from '../base/time';

/** How many points can be bought at once. */
export const POINT_PACKS = [500, 1000, 2500, 5000] as const;
export const pointPack = z.literal(POINT_PACKS);
/** The most points that one customer can have: worth MAX_RUPEES at a paisa each. */
export const MAX_POINTS = MAX_RUPEES * 100;

/** What points are worth; `pointPaise` is the shop's setting. */
export function worthOfPoints(points: number, pointPaise: Paise): Paise {
  return timesPaise(pointPaise, points);
}

/**
 * Why points came or went: bought, for a friend's first order, used for an order, given back, or
 * given or taken by the shop.
 */
export const CREDIT_KINDS = ['bought', 'referral', 'used', 'returned', 'by_hand'] as const;

const creditTransaction = z.object({
  id: z.string(),
  kind: z.enum(CREDIT_KINDS),
  /** Below 0 when they were used. */
  points: z.int(),
  /** All that the customer had then. */
  balance_after: z.int(),
  created_at: isoTime,
  /** What people read out: the payment's reference, or an order's number; '' without one. */
  reference: z.string(),
  /** Why the shop changed the points by hand; '' for other kinds and for entries of earlier releases. */
  reason: z.string(),
});
export type CreditTransaction = z.infer<typeof creditTransaction>;

/** Points for a friend's first order that cannot be used yet. */
const pendingReward = z.object({
  /** The friend's first name, '' when it is not known. */
  name: z.string(),
  points: z.int(),
  missing: z.array(rewardCondition),
  /** Until when both addresses are to be confirmed; null before the delivery. */
  until: z.nullable(isoTime),
});

/** Points that wait for the caller's first order and addresses, and go to who invited the caller. */
const inviterReward = z.object({
  points: z.int(),
  /** As the caller sees it: `friend_email` is the inviter's address. */
  missing: z.array(rewardCondition),
  /** Until when both addresses are to be confirmed; null before the delivery. */
  until: z.nullable(isoTime),
});

/** The caller's points and what became of them, newest first; X-Next-Cursor leads on. */
export const getCredits = endpoint({
  method: 'GET',
  path: '/credits',
  query: z.strictObject({
    limit: z.optional(wholeNumber(1, 100)),
    cursor: z.optional(z.string().check(z.maxLength(20))),
  }),
  response: z.object({
    balance: z.int(),
    /** Points that wait, and cannot be used yet. */
    pending: z.int(),
    pending_rewards: z.array(pendingReward),
    /** null unless the caller was invited and the inviter's points are pending. */
    inviter_reward: z.nullable(inviterReward),
    /** What the balance is worth. */
    worth: rupees,
    /** What can be bought: POST /payments of type `credits` names `points` and asks `price`. */
    packs: z.array(z.object({ points: pointPack, price: rupees })),
    transactions: z.array(creditTransaction),
  }),
});
export type Credits = z.infer<typeof getCredits.response>;
