import * as z from 'zod/mini';

declare const paiseBrand: unique symbol;

/** An amount of money: a safe integer of paise (1/100 rupee). Variables carry the suffix `Paise`. */
export type Paise = number & { readonly [paiseBrand]: true };

/** @throws RangeError when `value` is not a safe integer. */
export function paise(value: number): Paise {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of paise: ${value}`);
  return value as Paise;
}

/** Converts rupees with two decimals, as in API fields, to paise. */
export function toPaise(rupees: number): Paise {
  return paise(Math.round(rupees * 100));
}

/** Converts paise to rupees with two decimals; only for API fields and formatters. */
export function toRupees(amount: Paise): number {
  return amount / 100;
}

export function sumPaise(...amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/** @throws RangeError when the product is not a safe integer. */
export function multiplyPaise(amount: Paise, count: number): Paise {
  return paise(amount * count);
}

/** Maximum single price: one crore rupees. */
export const MAX_RUPEES = 10_000_000;

/** A stored non-negative amount, in paise. */
export const paiseField = z.pipe(
  z.int().check(z.gte(0), z.lte(MAX_RUPEES * 100)),
  z.transform(paise),
);

/** A stored sum of several prices, in paise. */
export const paiseTotalField = z.pipe(z.int().check(z.gte(0)), z.transform(paise));

/** An amount in an API field: rupees, at least 0, at most two decimals. */
export const rupees = z.number().check(
  z.gte(0),
  z.lte(MAX_RUPEES),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
    error: 'must have at most two decimals',
  }),
);

/** A computed amount, such as for many copies or before a discount: rupees, may exceed MAX_RUPEES. */
export const rupeesTotal = z.number().check(z.gte(0));
