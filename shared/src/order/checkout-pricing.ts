import { type Paise, paise, sumPaise } from '../base/money';
import type { CouponKind } from './coupons';
import { deliversToPinCode } from './delivery-areas';

/** Minimum amount of a payment: gift balance and points are used so that at least this or nothing is due. */
const MIN_DUE_PAISE = paise(100);

interface CheckoutItem {
  subtotalPaise: Paise;
  /** Amount paid as initial payment of the item's design; at most the subtotal counts. */
  initialPaidPaise: Paise;
  /** Whether the coupon is for this item; defaults to true. */
  isCouponItem?: boolean;
}

interface CouponTerms {
  kind: CouponKind;
  percent: number;
  amountPaise: Paise;
}

interface CheckoutTerms {
  /** Shipping price, charged once for all items together. */
  shippingPaise: Paise;
  /** Discount on print jobs for a friend's first order (docs/rules.md#rewards-3), otherwise 0. */
  discountPercent: number;
  /** Coupon (docs/rules.md#pricing-13); null or undefined if none. */
  coupon?: CouponTerms | null;
  /** Maximum use of gift balance and points; 0 when the customer does not use them. */
  giftPaise: Paise;
  points: number;
  /** Value of one point. */
  pointPaise: Paise;
}

/** Amounts of one item, or of a whole checkout. */
export interface CheckoutSums {
  subtotalPaise: Paise;
  shippingPaise: Paise;
  initialPaidPaise: Paise;
  /** Referral discount and coupon together. */
  discountPaise: Paise;
  /** Part of `discountPaise` by the coupon. */
  couponPaise: Paise;
  giftPaise: Paise;
  points: number;
  pointsPaise: Paise;
  duePaise: Paise;
}

/**
 * Splits an amount in proportion to `weights` into whole parts with the same sum: the paise left after
 * rounding down go to the largest remainders, earlier ones first. Equal parts if all weights are 0. No part
 * exceeds its weight as long as the amount is at most the sum of the weights.
 */
export function splitPaise(amount: Paise, weights: readonly Paise[]): Paise[] {
  const sum = sumPaise(...weights);
  const shares = sum === 0 ? weights.map(() => 1n) : weights.map((weight) => BigInt(weight));
  const whole = BigInt(sum === 0 ? weights.length : sum);
  // BigInt: the product may exceed Number.MAX_SAFE_INTEGER
  const parts = shares.map((share) => {
    const product = BigInt(amount) * share;
    return { part: Number(product / whole), rest: product % whole };
  });
  const left = amount - parts.reduce((total, { part }) => total + part, 0);
  const luckiest = parts
    .map(({ rest }, index) => ({ rest, index }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
    .slice(0, left)
    .map(({ index }) => index);
  return parts.map(({ part }, index) => paise(part + (luckiest.includes(index) ? 1 : 0)));
}

interface PricedMethod {
  id: number;
  /** Price in any unit, equal for all methods. */
  price: number;
  /** Whether the method can be chosen now; defaults to true. */
  is_active?: boolean;
  pin_prefixes?: readonly string[] | undefined;
}

/**
 * Shipping method of reorders (docs/rules.md#orders-6): the cheapest that delivers to a PIN code, or the
 * cheapest of all if the PIN code is null; of equal prices, the lowest id; undefined if there is none.
 */
export function findCheapestShipping<M extends PricedMethod>(
  methods: readonly M[],
  postalCode: string | null,
): M | undefined {
  return methods
    .filter(({ is_active }) => is_active !== false)
    .filter((method) => postalCode === null || deliversToPinCode(method, postalCode))
    .toSorted((a, b) => a.price - b.price || a.id - b.id)[0];
}

const least = (a: number, b: number): Paise => paise(Math.min(a, b));
const minus = (amounts: readonly Paise[], off: readonly Paise[]): Paise[] =>
  amounts.map((amount, index) => paise(amount - (off[index] ?? 0)));

/** Amounts of gift balance and points to use for an open amount, gift balance first. */
function used(open: Paise, { giftPaise, points, pointPaise }: CheckoutTerms) {
  let gift = least(giftPaise, open);
  // the last point may be worth more than the remaining amount
  let count = Math.min(points, Math.ceil((open - gift) / pointPaise));
  const due = () => open - gift - Math.min(count * pointPaise, open - gift);
  const tooLittle = () => due() > 0 && due() < MIN_DUE_PAISE;
  if (tooLittle()) count -= Math.min(count, Math.ceil((MIN_DUE_PAISE - due()) / pointPaise));
  if (tooLittle()) gift = paise(gift - Math.min(gift, MIN_DUE_PAISE - due()));
  return { gift, points: count, worth: least(count * pointPaise, open - gift) };
}

/**
 * Reduction of the print price by a coupon: limited to the open amount of the jobs that it applies to, and
 * such that the amount due is 0 or at least the minimum payment.
 * @param left open amount of each item's job; 0 for items that the coupon does not apply to
 * @param openPaise open amount of the whole checkout
 */
function couponDiscount(
  coupon: CouponTerms,
  {
    items,
    left,
    openPaise,
  }: { items: readonly CheckoutItem[]; left: readonly Paise[]; openPaise: Paise },
): Paise {
  const base = items.filter(({ isCouponItem }) => isCouponItem !== false);
  const basePaise = sumPaise(...base.map(({ subtotalPaise }) => subtotalPaise));
  const wanted =
    coupon.kind === 'percent'
      ? Math.round((basePaise * coupon.percent) / 100)
      : coupon.kind === 'amount'
        ? coupon.amountPaise
        : 0;
  const most = least(wanted, sumPaise(...left));
  const due = openPaise - most;
  const isTooLittle = due > 0 && due < MIN_DUE_PAISE;
  return isTooLittle ? paise(Math.max(0, openPaise - MIN_DUE_PAISE)) : most;
}

/**
 * Prices a checkout (docs/rules.md#pricing-8): subtotals + shipping - initial payments - referral discount -
 * coupon - gift balance - points. Each item gets its share of the common amounts, so that it can be cancelled
 * separately; the shares add up to the sums exactly, and none is negative. Discounts apply to print jobs; only
 * a coupon for free shipping makes the shipping free.
 */
export function priceCheckout(
  items: readonly CheckoutItem[],
  terms: CheckoutTerms,
): { shares: CheckoutSums[]; sums: CheckoutSums } {
  const subtotals = items.map(({ subtotalPaise }) => subtotalPaise);
  const initials = items.map((item) => least(item.initialPaidPaise, item.subtotalPaise));
  const { coupon = null } = terms;
  const shippingPaise = coupon?.kind === 'free_shipping' ? paise(0) : terms.shippingPaise;
  const shipping = splitPaise(shippingPaise, subtotals);
  const jobs = minus(subtotals, initials);
  const toPay = jobs.map((job, index) => sumPaise(job, shipping[index] ?? paise(0)));
  const subtotalPaise = sumPaise(...subtotals);
  const referralPaise = least(
    Math.round((subtotalPaise * terms.discountPercent) / 100),
    sumPaise(...jobs),
  );
  const referrals = splitPaise(referralPaise, jobs);
  const left = minus(jobs, referrals).map((amount, index) =>
    items[index]?.isCouponItem === false ? paise(0) : amount,
  );
  const openPaise = paise(sumPaise(...toPay) - referralPaise);
  const couponPaise = coupon ? couponDiscount(coupon, { items, left, openPaise }) : paise(0);
  const coupons = splitPaise(couponPaise, left);
  const discounts = referrals.map((amount, index) => sumPaise(amount, coupons[index] ?? paise(0)));
  const open = minus(toPay, discounts);
  const use = used(sumPaise(...open), terms);
  const gifts = splitPaise(use.gift, open);
  const afterGifts = minus(open, gifts);
  const worths = splitPaise(use.worth, afterGifts);
  const points = splitPaise(paise(use.points), worths);
  const dues = minus(afterGifts, worths);
  const at = (amounts: readonly Paise[], index: number) => amounts[index] ?? paise(0);
  return {
    shares: items.map((item, index) => ({
      subtotalPaise: item.subtotalPaise,
      shippingPaise: at(shipping, index),
      initialPaidPaise: at(initials, index),
      discountPaise: at(discounts, index),
      couponPaise: at(coupons, index),
      giftPaise: at(gifts, index),
      points: at(points, index),
      pointsPaise: at(worths, index),
      duePaise: at(dues, index),
    })),
    sums: {
      subtotalPaise,
      shippingPaise,
      initialPaidPaise: sumPaise(...initials),
      discountPaise: sumPaise(...discounts),
      couponPaise,
      giftPaise: use.gift,
      points: use.points,
      pointsPaise: use.worth,
      duePaise: sumPaise(...dues),
    },
  };
}
