import * as z from 'zod/mini';
import { boundedText } from '../base/fields';
import { paise, rupees, rupeesTotal, toPaise, toRupees } from '../base/money';
import { isoTime } from '../base/time';

/** Reduction by a coupon: a percentage or an amount of the print price, or the shipping price. */
export const COUPON_KINDS = ['percent', 'amount', 'free_shipping'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

export const COUPON_CODE_LENGTH = { min: 3, max: 16 } as const;
/** Maximum length of a typed code, with spaces and hyphens. */
export const MAX_TYPED_COUPON_LENGTH = 40;

/** Maximum wrong codes of a customer within an hour; limits guessing. */
export const MAX_WRONG_COUPON_CODES_PER_HOUR = 20;

const CODE = new RegExp(`^[A-Z0-9]{${COUPON_CODE_LENGTH.min},${COUPON_CODE_LENGTH.max}}$`);

/** Parses a typed code, removing spaces and hyphens; null when it cannot be a code. */
export function toCouponCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}

/** Code as typed in the checkout; null: none. */
export const typedCouponCode = z.nullable(boundedText(MAX_TYPED_COUPON_LENGTH, 1));

/** The coupon of a quote or an order (docs/rules.md#pricing-13). */
export const appliedCoupon = z.object({
  /** null for an offer without a code. */
  code: z.nullable(z.string()),
  title: z.string(),
  kind: z.enum(COUPON_KINDS),
  /** Reduction of the print price in rupees, part of `discount`; 0 for free shipping. */
  amount: rupeesTotal,
});
export type AppliedCoupon = z.infer<typeof appliedCoupon>;

/** Name of a coupon on bills: its code, or the title of an offer without a code. */
export function couponName({ code, title }: Pick<AppliedCoupon, 'code' | 'title'>): string {
  return code ?? title;
}

/** Referral discount of a quote or an order, in rupees: the discount without the coupon. */
export function referralDiscount({
  discount,
  coupon,
}: {
  discount: number;
  coupon: AppliedCoupon | null;
}): number {
  return toRupees(paise(toPaise(discount) - toPaise(coupon?.amount ?? 0)));
}

/** Reasons why a code is not applied, in the order in which they are checked. */
export const COUPON_REFUSALS = [
  'too_many_tries',
  'unknown',
  'expired',
  'not_yet',
  'used_up',
  'used_by_you',
  'with_referral',
  'other_products',
  'below_minimum',
  'no_saving',
  'better_offer',
] as const;
export type CouponRefusalReason = (typeof COUPON_REFUSALS)[number];

export const couponRefusal = z.object({
  reason: z.enum(COUPON_REFUSALS),
  /** Minimum order value in rupees; null unless the order is below it. */
  minimum: z.nullable(rupees),
  /** Start of validity of a coupon that is not valid yet; null otherwise. */
  from: z.nullable(isoTime),
});
export type CouponRefusal = z.infer<typeof couponRefusal>;
