import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { boundedText } from '../base/fields';
import { catalogueId, recordId } from '../base/ids';
import { staffListQuery } from '../base/lists';
import { rupees } from '../base/money';
import { isoTime } from '../base/time';
import { COUPON_CODE_LENGTH, COUPON_KINDS, MAX_TYPED_COUPON_LENGTH, toCouponCode } from './coupons';

/** Management of coupons by admins; customers enter codes in the checkout. */

export const MAX_COUPON_TITLE_LENGTH = 60;
export const MAX_COUPON_RUPEES = 100_000;
export const MAX_COUPON_MIN_ORDER_RUPEES = 1_000_000;
export const MAX_COUPON_USES = 1_000_000;
export const MAX_COUPON_CATEGORIES = 50;
/** Maximum number of offers without a code that are switched on: each quote checks all of them. */
export const MAX_OFFERS = 20;

/** State of a coupon: switched off, not valid yet, valid, expired, or used as often as allowed. */
export const COUPON_STATES = ['off', 'scheduled', 'valid', 'expired', 'used_up'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

const limit = z.nullable(z.int().check(z.gte(1), z.lte(MAX_COUPON_USES)));

const formFields = {
  /** Name of the coupon; customers see it if the coupon has no code. */
  title: boundedText(MAX_COUPON_TITLE_LENGTH, 1),
  kind: z.enum(COUPON_KINDS),
  /** Percentage of the print price to deduct; 0 unless `kind` is 'percent'. */
  percent: z.int().check(z.gte(0), z.lte(100)),
  /** Rupees to deduct from the print price; 0 unless `kind` is 'amount'. */
  amount: rupees.check(z.lte(MAX_COUPON_RUPEES)),
  /** Start of validity; null: valid immediately. */
  starts_at: z.nullable(isoTime),
  /** End of validity; null: valid without limit. */
  ends_at: z.nullable(isoTime),
  /** Maximum uses in all, and by one customer; null: no limit. */
  max_uses: limit,
  max_uses_per_customer: limit,
  /** Minimum price of the albums together, in rupees; 0: none. */
  min_order: rupees.check(z.lte(MAX_COUPON_MIN_ORDER_RUPEES)),
  /** Categories of the products that the coupon is for; empty: all albums. */
  category_ids: z.array(catalogueId).check(z.maxLength(MAX_COUPON_CATEGORIES)),
  /** Whether it can be used together with the referral discount (docs/rules.md#pricing-14). */
  is_with_referral: z.boolean(),
  is_active: z.boolean(),
};

const couponCode = z.pipe(
  z.string().check(z.maxLength(MAX_TYPED_COUPON_LENGTH)),
  z.transform((typed, context): string => {
    const code = toCouponCode(typed);
    if (code !== null) return code;
    const { min, max } = COUPON_CODE_LENGTH;
    const message = `must be ${min} to ${max} letters and digits`;
    context.issues.push({ code: 'custom', message, input: typed });
    return z.NEVER;
  }),
);

interface CheckedForm {
  kind: string;
  percent: number;
  amount: number;
  starts_at: string | null;
  ends_at: string | null;
}

/** Checks of several fields of a form. */
const FORM_CHECKS = [
  z.refine<CheckedForm>(({ kind, percent }) => kind !== 'percent' || percent >= 1, {
    path: ['percent'],
    error: 'must be at least 1',
  }),
  z.refine<CheckedForm>(({ kind, amount }) => kind !== 'amount' || amount >= 1, {
    path: ['amount'],
    error: 'must be at least 1',
  }),
  z.refine<CheckedForm>(
    ({ starts_at, ends_at }) =>
      starts_at === null || ends_at === null || Date.parse(starts_at) < Date.parse(ends_at),
    { path: ['ends_at'], error: 'must be after the first day' },
  ),
] as const;

/** A coupon as admins see it. */
const coupon = z.object({
  id: recordId,
  /** Code, which never changes; null for an offer without a code. */
  code: z.nullable(z.string()),
  ...formFields,
  state: z.enum(COUPON_STATES),
  /** Number of uses by orders that are not cancelled. */
  uses: z.int(),
  /** Incremented by each change. */
  version: z.int(),
  created_at: isoTime,
});
export type Coupon = z.infer<typeof coupon>;

const answer = z.object({ coupon });
const byId = z.object({ id: recordId });

/** Coupons, newest first; `q` is a whole code. */
export const listCoupons = endpoint({
  method: 'GET',
  path: '/coupons',
  query: z.strictObject({
    ...staffListQuery,
    q: z.optional(boundedText(MAX_TYPED_COUPON_LENGTH, 1)),
    active: z.optional(z.enum(['on', 'off'])),
  }),
  response: z.object({ coupons: z.array(coupon) }),
});

export const getCoupon = endpoint({
  method: 'GET',
  path: '/coupons/:id',
  params: byId,
  response: answer,
});

/** Creates a coupon; 409 for a code that exists already. */
export const createCoupon = endpoint({
  method: 'POST',
  path: '/coupons',
  body: z.strictObject({ code: z.nullable(couponCode), ...formFields }).check(...FORM_CHECKS),
  response: answer,
});

/** Changes a coupon, except its code; 409 with the current coupon for an outdated version. */
export const changeCoupon = endpoint({
  method: 'PUT',
  path: '/coupons/:id',
  params: byId,
  body: z
    .strictObject({ version: z.int().check(z.gte(1), z.lte(1_000_000_000)), ...formFields })
    .check(...FORM_CHECKS),
  response: answer,
});
