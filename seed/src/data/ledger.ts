import { paise } from '@smriti/shared/base/money';
import { CUSTOMER_UIDS } from './fixed-values.ts';

/** Unused gift cards of ₹500, valid in demo projects only. */
export const OPEN_GIFT_CODES = [
  'SMRTCARDAAAA2222',
  'SMRTCARDBBBB3333',
  'SMRTCARDCCCC4444',
  'SMRTCARDDDDD5555',
  'SMRTCARDEEEE6666',
] as const;
export const OPEN_GIFT_PAISE = paise(50_000);

/** Coupon of 10% off ₹1,000 or more, once for each customer, in demo projects only. */
export const DEMO_COUPON = 'ALBUM10';

/**
 * Sources of the balance of the customer with an account: gift card, invited friends and purchases,
 * oldest first.
 */
export const ananyasLedger = {
  owner: CUSTOMER_UIDS.ananya,
  giftCard: {
    code: 'SMRTCARDZZZZ9999',
    worthPaise: paise(250_000),
    at: '2026-08-15T05:42:00.000Z',
  },
  /** Customers she invited; those without `rewardedAt` have not paid for an order yet. */
  friends: [
    {
      uid: CUSTOMER_UIDS.gurpreet,
      name: 'Gurpreet',
      joinedAt: '2026-07-05T14:03:00.000Z',
      rewardedAt: '2026-08-19T09:27:00.000Z',
    },
    {
      uid: CUSTOMER_UIDS.rohit,
      name: 'Rohit',
      joinedAt: '2026-07-06T16:40:00.000Z',
      rewardedAt: null,
    },
    {
      uid: CUSTOMER_UIDS.sana,
      name: 'Sana',
      joinedAt: '2026-07-09T04:55:00.000Z',
      rewardedAt: null,
    },
  ],
  purchases: [
    { points: 500, at: '2026-09-27T15:18:00.000Z' },
    { points: 1000, at: '2026-10-20T13:06:00.000Z' },
  ],
} as const;
