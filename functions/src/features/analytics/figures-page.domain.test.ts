import { paise } from '@smriti/shared/base/money';
import { expect, it } from 'vitest';
import { listDays, previousPeriod, sumDailyFigures } from './figures-page.domain';
import { emptyDailyFigures } from './figures.domain';

it('compares with the same number of days immediately before, across months', () => {
  const before = previousPeriod({ from: '2026-03-02', until: '2026-03-04' });
  expect(before).toEqual({ from: '2026-02-27', until: '2026-03-01' });
  expect(listDays(before)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

it('sums days, with averages per order and per response', () => {
  const day = emptyDailyFigures('2026-02-10');
  const days = [
    { ...day, orders: 2, sold_paise: paise(10_001), requested: 3 },
    { ...day, orders: 1, sold_paise: paise(99), refunded_paise: paise(20_000) },
    { ...day, responded: 1, waited_minutes: 10 },
    { ...day, responded: 3, waited_minutes: 90 },
  ];
  expect(sumDailyFigures(days)).toEqual({
    orders: 3,
    revenue: -99,
    refunded: 200,
    order_value: 33.67,
    requested: 3,
    waited_minutes: 25,
  });
  expect(sumDailyFigures([day])).toMatchObject({ order_value: null, waited_minutes: null });
});
