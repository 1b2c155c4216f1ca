import { paise, sumPaise } from '@smriti/shared/base/money';
import { priceCheckout } from '@smriti/shared/order/checkout-pricing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toOrderAmounts } from '../order-amounts.domain';
import { chargeShipping, moveShipping, findShippingSuccessor } from './shipping-share.domain';

const POINT = paise(10);

/** The amounts of orders checked out together. */
function checkout(
  prices: number[],
  terms: { shipping?: number; gift?: number; points?: number; isReferral?: boolean } = {},
) {
  const { shares } = priceCheckout(
    prices.map((price) => ({ subtotalPaise: paise(price), initialPaidPaise: paise(0) })),
    {
      shippingPaise: paise(terms.shipping ?? 7_900),
      discountPercent: terms.isReferral ? 10 : 0,
      giftPaise: paise(terms.gift ?? 0),
      points: terms.points ?? 0,
      pointPaise: POINT,
    },
  );
  return shares.map(toOrderAmounts);
}
type Amounts = ReturnType<typeof checkout>[number];

/** Total of an order, as the sum of its payments: amount due, gift balance and points. */
const paidFor = ({ due_paise, gift_paise, points_paise }: Amounts) =>
  sumPaise(due_paise, gift_paise, points_paise);
/** Total of an order by its items. */
const costs = (amounts: Amounts) =>
  amounts.subtotal_paise +
  amounts.shipping_paise -
  amounts.initial_paid_paise -
  amounts.discount_paise;

describe('moveShipping', () => {
  it('moves the shipping price of a cancelled expensive order to the cheap one', () => {
    const [cheap, dear] = checkout([9_900, 1_000_000]);
    if (!cheap || !dear) throw new Error('two orders');
    const moved = moveShipping(dear, cheap, POINT);
    expect(moved.from).toMatchObject({ shipping_paise: 0, due_paise: 1_000_000 });
    expect(moved.to).toMatchObject({ shipping_paise: 7_900, due_paise: 17_800 });
  });

  it('refunds no more than was paid, and everything with the last order, in any sequence', () => {
    const placement = fc.record({
      prices: fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 2, maxLength: 6 }),
      shipping: fc.integer({ min: 0, max: 50_000 }),
      gift: fc.integer({ min: 0, max: 3_000_000 }),
      points: fc.integer({ min: 0, max: 200_000 }),
      isReferral: fc.boolean(),
    });
    fc.assert(
      fc.property(placement, fc.infiniteStream(fc.nat()), ({ prices, ...terms }, draws) => {
        let standing = checkout(prices, terms);
        const before = sumPaise(...standing.map(paidFor));
        const points = standing.reduce((sum, one) => sum + one.points, 0);
        let [back, pointsBack] = [0, 0];
        while (standing.length > 0) {
          const index = (draws.next().value ?? 0) % standing.length;
          const [chosen] = standing.slice(index, index + 1);
          const [next, ...others] = standing.filter((_, at) => at !== index);
          if (!chosen) throw new Error('one stands');
          const moved = next && moveShipping(chosen, next, POINT);
          const cancelled = moved?.from ?? chosen;
          expect(costs(cancelled)).toBe(paidFor(cancelled));
          for (const amount of Object.values(cancelled)) expect(amount).toBeGreaterThanOrEqual(0);
          back += paidFor(cancelled);
          pointsBack += cancelled.points;
          expect(back).toBeLessThanOrEqual(before);
          standing = moved ? [moved.to, ...others] : others;
          const left = standing.reduce((sum, one) => sum + one.shipping_paise, 0);
          if (standing.length > 0) expect(left).toBe(terms.shipping);
        }
        expect(back).toBe(before);
        expect(pointsBack).toBe(points);
      }),
    );
  });
});

describe('chargeShipping', () => {
  it('adds the shipping to the amount due', () => {
    const [cheap, dear] = checkout([9_900, 1_000_000]);
    if (!cheap || !dear) throw new Error('two orders');
    expect(chargeShipping(dear, cheap)).toMatchObject({ shipping_paise: 7_900, due_paise: 17_800 });
  });
});

describe('findShippingSuccessor', () => {
  const unpaid = { payment_status: 'pending', paid_by: null };
  const paid = { payment_status: 'paid', paid_by: 'p1' };

  it.each([
    [unpaid, unpaid, 'moved'],
    [unpaid, { ...unpaid, payment_status: 'failed' }, 'moved'],
    [paid, paid, 'moved'],
    [paid, unpaid, 'charged'],
    [unpaid, paid, undefined],
    [paid, { ...paid, paid_by: 'p2' }, undefined],
  ] as const)('%j beside %j: %s', (cancelled, standing, move) => {
    expect(findShippingSuccessor(cancelled, [standing])?.move).toBe(move);
  });

  it('returns the first order that can take over the shipping', () => {
    const [first, second] = [
      { ...paid, id: 1 },
      { ...unpaid, id: 2 },
    ];
    expect(findShippingSuccessor(unpaid, [first, second])).toEqual({
      order: second,
      move: 'moved',
    });
    expect(findShippingSuccessor(paid, [second, first])).toEqual({ order: first, move: 'moved' });
    expect(findShippingSuccessor(paid, [])).toBeNull();
  });
});
