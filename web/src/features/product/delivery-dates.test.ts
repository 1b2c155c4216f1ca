import type { Closing } from '@smriti/shared/order/closings';
import { describe, expect, it } from 'vitest';
import { findDeliveryOffers } from './delivery-dates';

const method = (id: number, price: number, days: readonly [number, number], areas?: string[]) => ({
  id,
  name: `method ${id}`,
  price,
  min_days: days[0],
  max_days: days[1],
  ...(areas && { pin_prefixes: areas }),
});
const STANDARD = method(1, 79, [5, 7]);
const EXPRESS = method(2, 149, [2, 4]);
const RIDER = method(3, 199, [1, 2], ['302']);
const POST = method(4, 0, [7, 12]);
const METHODS = [STANDARD, EXPRESS, RIDER, POST];
const now = new Date('2026-11-29T10:00:00Z');

const TERMS = { delivery_days: 7, closings: [] as Closing[] };
const offersTo = (pinCode: string | null, methods = METHODS, terms = TERMS) =>
  findDeliveryOffers(methods, pinCode, { now, terms }).map(({ id, from, to }) => [
    id,
    from.toISOString().slice(0, 10),
    to.toISOString().slice(0, 10),
  ]);

describe('findDeliveryOffers', () => {
  it('are the fastest and the cheapest delivery to the PIN code', () => {
    expect(offersTo('302001')).toEqual([
      [3, '2026-11-30', '2026-12-01'],
      [4, '2026-12-06', '2026-12-11'],
    ]);
    expect(offersTo('781001')).toEqual([
      [2, '2026-12-01', '2026-12-03'],
      [4, '2026-12-06', '2026-12-11'],
    ]);
  });

  it('leave out delivery areas without a PIN code', () => {
    expect(offersTo(null)).toEqual(offersTo('781001'));
  });

  it('are one if the fastest is the cheapest, and none if no method delivers there', () => {
    expect(offersTo('781001', [POST])).toHaveLength(1);
    expect(offersTo('781001', [RIDER])).toEqual([]);
  });

  it('use the days of the shop for a method without a range', () => {
    const unlimited = method(5, 0, [0, 0]);
    expect(offersTo(null, [unlimited])).toEqual([[5, '2026-12-06', '2026-12-06']]);
  });

  it('leave out the days on which the shop is closed', () => {
    const closings = [{ from: '2026-12-02', to: '2026-12-03' }];
    expect(offersTo(null, [EXPRESS], { ...TERMS, closings })).toEqual([
      [2, '2026-12-01', '2026-12-05'],
    ]);
  });
});
