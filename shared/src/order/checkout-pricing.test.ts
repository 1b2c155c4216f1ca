import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findCheapestShipping,
  type CheckoutSums,
  priceCheckout,
  splitPaise,
} from './checkout-pricing';
import { paise } from '../base/money';
import { COUPON_KINDS } from './coupons';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const terms = {
  shippingPaise: paise(9_900),
  discountPercent: 0,
  giftPaise: paise(0),
  points: 0,
  pointPaise: paise(10),
};
const item = (subtotal: number, initial = 0) => ({
  subtotalPaise: paise(subtotal),
  initialPaidPaise: paise(initial),
});

describe('splitPaise', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1, 2, 3], [17, 33, 50]],
    [7, [0, 0], [4, 3]],
    [0, [5, 5], [0, 0]],
    [10, [10, 0], [10, 0]],
  ])('splits %i by %j into %j', (amount, weights, parts) => {
    expect(splitPaise(paise(amount), weights.map(paise))).toEqual(parts);
  });

  it('adds up to the amount, and gives no part more than its weight', () => {
    const weight = fc.integer({ min: 0, max: 10_000_000_000_000 }).map(paise);
    fc.assert(
      fc.property(fc.array(weight, { minLength: 1, maxLength: 30 }), fc.double(), (all, part) => {
        const share = Number.isFinite(part) ? Math.abs(part) % 1 : 0;
        const amount = paise(Math.floor(sum(all) * share));
        const parts = splitPaise(amount, all);
        expect(sum(parts)).toBe(amount);
        parts.forEach((value, index) => expect(value).toBeLessThanOrEqual(all[index] ?? 0));
      }),
    );
  });
});

describe('findCheapestShipping', () => {
  it('delivers to the address', () => {
    const rider = { id: 1, price: 10, pin_prefixes: ['560'] };
    const road = { id: 2, price: 79 };
    expect(findCheapestShipping([rider, road], '560001')).toBe(rider);
    expect(findCheapestShipping([rider, road], '781001')).toBe(road);
    expect(findCheapestShipping([rider], '781001')).toBeUndefined();
    expect(findCheapestShipping([rider, road], null)).toBe(rider);
  });

  const free = { id: 4, price: 0 };

  it('is the one with the lowest price, then the lowest id', () => {
    expect(findCheapestShipping([{ id: 3, price: 99 }, free, { id: 2, price: 0 }], null)?.id).toBe(
      2,
    );
  });

  it('is one that can be chosen', () => {
    const methods = [
      { id: 3, price: 99, is_active: true },
      { ...free, is_active: false },
    ];
    expect(findCheapestShipping(methods, null)?.id).toBe(3);
  });

  it.each([[[]], [[{ ...free, is_active: false }]]])('is null for %j', (methods) => {
    expect(findCheapestShipping(methods, null)).toBeUndefined();
  });
});

describe('priceCheckout', () => {
  it('adds shipping once, and subtracts earlier payments', () => {
    const { sums, shares } = priceCheckout([item(100_000, 10_000), item(50_000)], terms);
    expect(sums).toMatchObject({ subtotalPaise: 150_000, shippingPaise: 9_900, duePaise: 149_900 });
    expect(shares.map(({ shippingPaise }) => shippingPaise)).toEqual([6_600, 3_300]);
    expect(shares.map(({ duePaise }) => duePaise)).toEqual([96_600, 53_300]);
  });

  // proves referral-6
  it('subtracts a tenth from the first order of a friend, rounded to the paisa', () => {
    const { sums } = priceCheckout([item(56_305)], { ...terms, discountPercent: 10 });
    expect(sums).toMatchObject({ discountPaise: 5_631, duePaise: 60_574 });
  });

  it('divides the discount by the amount due of each print job', () => {
    const shippingPaise = paise(2_000);
    const items = [item(1_000_000, 1_000_000), item(10_000)];
    const { shares, sums } = priceCheckout(items, {
      ...terms,
      shippingPaise,
      discountPercent: 10,
    });
    expect(sums.discountPaise).toBe(10_000);
    expect(shares.map(({ discountPaise }) => discountPaise)).toEqual([0, 10_000]);
    expect(sums.duePaise).toBe(2_000);
  });

  it('never subtracts more than is due', () => {
    const shippingPaise = paise(0);
    const free = { ...terms, shippingPaise, discountPercent: 10 };
    expect(priceCheckout([item(1_000, 1_000)], free).sums).toMatchObject({
      discountPaise: 0,
      duePaise: 0,
    });
    expect(priceCheckout([item(1_000, 950)], free).sums).toMatchObject({
      discountPaise: 50,
      duePaise: 0,
    });
  });

  it('divides a coupon by the price of the print jobs that it is valid for', () => {
    const coupon = { kind: 'percent', percent: 25, amountPaise: paise(0) } as const;
    const items = [item(100_000, 20_000), { ...item(50_000), isCouponItem: false }];
    const { shares, sums } = priceCheckout(items, { ...terms, coupon });
    expect(sums).toMatchObject({ discountPaise: 25_000, couponPaise: 25_000, duePaise: 114_900 });
    expect(shares.map(({ couponPaise }) => couponPaise)).toEqual([25_000, 0]);
  });

  it('subtracts an amount up to what is due for the jobs, and leaves nothing or a rupee', () => {
    const coupon = { kind: 'amount', percent: 0, amountPaise: paise(30_000) } as const;
    const free = { ...terms, shippingPaise: paise(0), coupon };
    const priced = (...jobs: ReturnType<typeof item>[]) => priceCheckout(jobs, free).sums;
    expect(priced(item(100_000))).toMatchObject({ couponPaise: 30_000, duePaise: 70_000 });
    expect(priced(item(30_000, 6_000))).toMatchObject({ couponPaise: 24_000, duePaise: 0 });
    expect(priced(item(30_040))).toMatchObject({ couponPaise: 29_940, duePaise: 100 });
  });

  it('subtracts the shipping only', () => {
    const coupon = { kind: 'free_shipping', percent: 0, amountPaise: paise(0) } as const;
    expect(priceCheckout([item(10_000)], { ...terms, coupon }).sums).toMatchObject({
      shippingPaise: 0,
      discountPaise: 0,
      duePaise: 10_000,
    });
  });

  it('subtracts a coupon from what the referral discount leaves', () => {
    const coupon = { kind: 'percent', percent: 95, amountPaise: paise(0) } as const;
    const { sums } = priceCheckout([item(100_000)], { ...terms, discountPercent: 10, coupon });
    expect(sums).toMatchObject({ discountPaise: 100_000, couponPaise: 90_000, duePaise: 9_900 });
  });

  it('uses the gift balance first, then as many points as are needed', () => {
    const rich = { ...terms, giftPaise: paise(50_000), points: 1_000_000 };
    expect(priceCheckout([item(100_005)], rich).sums).toMatchObject({
      giftPaise: 50_000,
      points: 5_991,
      pointsPaise: 59_905,
      duePaise: 0,
    });
    expect(priceCheckout([item(10_000)], rich).sums).toMatchObject({
      giftPaise: 19_900,
      points: 0,
      duePaise: 0,
    });
  });

  it('leaves nothing due, or at least a rupee', () => {
    const points = priceCheckout([item(10_050)], { ...terms, points: 1_994 }).sums;
    expect(points).toMatchObject({ points: 1_985, pointsPaise: 19_850, duePaise: 100 });
    const gift = priceCheckout([item(10_000)], { ...terms, giftPaise: paise(19_899) }).sums;
    expect(gift).toMatchObject({ giftPaise: 19_800, duePaise: 100 });
  });

  it('adds up to the paisa for every item and field, without negative amounts', () => {
    const amount = (max: number) => fc.integer({ min: 0, max }).map(paise);
    const items = fc.array(
      fc.record({
        subtotalPaise: amount(10_000_000_000),
        initialPaidPaise: amount(100_000),
        isCouponItem: fc.boolean(),
      }),
      { minLength: 1, maxLength: 30 },
    );
    const anyTerms = fc.record({
      shippingPaise: amount(50_000),
      discountPercent: fc.integer({ min: 0, max: 50 }),
      coupon: fc.option(
        fc.record({
          kind: fc.constantFrom(...COUPON_KINDS),
          percent: fc.integer({ min: 1, max: 100 }),
          amountPaise: amount(10_000_000),
        }),
      ),
      giftPaise: amount(10_000_000),
      points: fc.integer({ min: 0, max: 10_000_000 }),
      pointPaise: fc.integer({ min: 1, max: 100 }).map(paise),
    });
    fc.assert(
      fc.property(items, anyTerms, (ordered, given) => {
        const { shares, sums } = priceCheckout(ordered, given);
        const fields = Object.keys(sums) as (keyof CheckoutSums)[];
        for (const field of fields) {
          expect(sum(shares.map((share) => share[field])), field).toBe(sums[field]);
        }
        for (const share of [...shares, sums]) {
          const { subtotalPaise, shippingPaise, initialPaidPaise, discountPaise } = share;
          const { couponPaise, giftPaise, pointsPaise, duePaise } = share;
          expect(couponPaise).toBeLessThanOrEqual(discountPaise);
          expect(Math.min(...fields.map((field) => share[field]))).toBeGreaterThanOrEqual(0);
          expect(initialPaidPaise + discountPaise).toBeLessThanOrEqual(subtotalPaise);
          expect(subtotalPaise + shippingPaise).toBe(
            initialPaidPaise + discountPaise + giftPaise + pointsPaise + duePaise,
          );
        }
        expect(sums.giftPaise).toBeLessThanOrEqual(given.giftPaise);
        expect(sums.points).toBeLessThanOrEqual(given.points);
        expect(sums.pointsPaise).toBeLessThanOrEqual(sums.points * given.pointPaise);
      }),
    );
  });
});
