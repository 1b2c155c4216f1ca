import { type Paise, paise, sumPaise } from '../base/money';
import { deliversTo } from './delivery-areas';

/** The least that payment companies take: what is used leaves nothing to pay, or that much. */
const LEAST_DUE = paise(100);

interface CheckoutItem {
  subtotalPaise: Paise;
  /** Of the initial payment of its design; at most the subtotal. */
  initialPaidPaise: Paise;
}

interface CheckoutTerms {
  /** Charged once for all items together. */
  shippingPaise: Paise;
  /** Off the print jobs: of a friend's first order (docs/rules.md#rewards-3), else 0. */
  discountPercent: number;
  /** What may be used of the gift balance and of the points; 0 when they are not wanted. */
  giftPaise: Paise;
  points: number;
  /** What a point is worth. */
  pointPaise: Paise;
}

/** What is to be paid, and by what: of one item, or of a whole checkout. */
export interface CheckoutSums {
  subtotalPaise: Paise;
  shippingPaise: Paise;
  initialPaidPaise: Paise;
  discountPaise: Paise;
  giftPaise: Paise;
  points: number;
  pointsPaise: Paise;
  duePaise: Paise;
}

/**
 * Splits an amount in proportion to `weights` so that the parts are whole and add up to it: what
 * rounding down leaves goes to the largest remainders, the earlier first. Equal parts when nothing
 * has weight. A part is never more than its weight as long as the amount is at most their sum.
 */
export function splitPaise(amount: Paise, weights: readonly Paise[]): Paise[] {
  const sum = sumPaise(...weights);
  const shares = sum === 0 ? weights.map(() => 1n) : weights.map((weight) => BigInt(weight));
  const whole = BigInt(sum === 0 ? weights.length : sum);
  // a product of two sums can pass what a number holds exactly
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
  /** In any one unit. */
  price: number;
  /** Whether it can be chosen now; it can when left out. */
  is_active?: boolean;
  pin_prefixes?: readonly string[] | undefined;
}

/**
 * The method by which reorders are shipped (docs/rules.md#orders-6): the cheapest that delivers to a PIN
 * code, or anywhere while that is null; of several the one with the lowest id; undefined without any.
 */
export function cheapestShipping<M extends PricedMethod>(
  methods: readonly M[],
  postalCode: string | null,
): M | undefined {
  return methods
    .filter(({ is_active }) => is_active !== false)
    .filter((method) => postalCode === null || deliversTo(method, postalCode))
    .toSorted((a, b) => a.price - b.price || a.id - b.id)[0];
}

const least = (a: number, b: number): Paise => paise(Math.min(a, b));
const minus = (amounts: readonly Paise[], off: readonly Paise[]): Paise[] =>
  amounts.map((amount, index) => paise(amount - (off[index] ?? 0)));

/** What is used of gift balance and points, the gift balance first, for an amount to pay. */
function used(open: Paise, { giftPaise, points, pointPaise }: CheckoutTerms) {
  let gift = least(giftPaise, open);
  // the last point may be worth more than what it pays for
  let count = Math.min(points, Math.ceil((open - gift) / pointPaise));
  const due = () => open - gift - Math.min(count * pointPaise, open - gift);
  const tooLittle = () => due() > 0 && due() < LEAST_DUE;
  if (tooLittle()) count -= Math.min(count, Math.ceil((LEAST_DUE - due()) / pointPaise));
  if (tooLittle()) gift = paise(gift - Math.min(gift, LEAST_DUE - due()));
  return { gift, points: count, worth: least(count * pointPaise, open - gift) };
}

/**
 * The price of what is checked out together (docs/rules.md#pricing-8): subtotals + shipping - initial
 * payments - referral discount - gift balance - points. Each item gets its share of what is there
 * once for all, so that one can be cancelled by itself; the shares add up to the sums exactly, and
 * none is below 0. The discount is off the print jobs, never off shipping.
 */
export function priceCheckout(
  items: readonly CheckoutItem[],
  terms: CheckoutTerms,
): { shares: CheckoutSums[]; sums: CheckoutSums } {
  const subtotals = items.map(({ subtotalPaise }) => subtotalPaise);
  const initials = items.map((item) => least(item.initialPaidPaise, item.subtotalPaise));
  const shipping = splitPaise(terms.shippingPaise, subtotals);
  const jobs = minus(subtotals, initials);
  const toPay = jobs.map((job, index) => sumPaise(job, shipping[index] ?? paise(0)));
  const subtotalPaise = sumPaise(...subtotals);
  const discountPaise = least(
    Math.round((subtotalPaise * terms.discountPercent) / 100),
    sumPaise(...jobs),
  );
  const discounts = splitPaise(discountPaise, jobs);
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
      giftPaise: at(gifts, index),
      points: at(points, index),
      pointsPaise: at(worths, index),
      duePaise: at(dues, index),
    })),
    sums: {
      subtotalPaise,
      shippingPaise: terms.shippingPaise,
      initialPaidPaise: sumPaise(...initials),
      discountPaise,
      giftPaise: use.gift,
      points: use.points,
      pointsPaise: use.worth,
      duePaise: sumPaise(...dues),
    },
  };
}
