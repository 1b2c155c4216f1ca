import { addDays, daysInPeriod } from '@smriti/shared/base/indian-days';
import { paise, sumPaise, toRupees } from '@smriti/shared/base/money';
import type { Figures, FiguresTotal } from '@smriti/shared/staff/figures';
import type { DailyFigures } from './figures.records';

type Period = Figures['period'];

/** All days of a period, oldest first. */
export function listDays({ from, until }: Period): string[] {
  return Array.from({ length: daysInPeriod(from, until) }, (_, index) => addDays(from, index));
}

/** The period of equal length immediately before a period. */
export function previousPeriod({ from, until }: Period): Period {
  return { from: addDays(from, -daysInPeriod(from, until)), until: addDays(from, -1) };
}

export function presentDay(figures: DailyFigures): Figures['days'][number] {
  const { day, orders, sold_paise, refunded_paise, requested, responded, waited_minutes } = figures;
  return {
    day,
    orders,
    requested,
    responded,
    revenue: toRupees(paise(sold_paise - refunded_paise)),
    waited_minutes: responded === 0 ? null : Math.round(waited_minutes / responded),
  };
}

/** Sums of the figures of a period. */
export function sumDailyFigures(days: readonly DailyFigures[]): FiguresTotal {
  const sum = (field: 'orders' | 'requested' | 'responded' | 'waited_minutes') =>
    days.reduce((total, figures) => total + figures[field], 0);
  const [orders, responded] = [sum('orders'), sum('responded')];
  const sold = sumPaise(...days.map(({ sold_paise }) => sold_paise));
  const refunded = sumPaise(...days.map(({ refunded_paise }) => refunded_paise));
  return {
    orders,
    revenue: toRupees(paise(sold - refunded)),
    refunded: toRupees(refunded),
    order_value: orders === 0 ? null : toRupees(paise(Math.round(sold / orders))),
    requested: sum('requested'),
    waited_minutes: responded === 0 ? null : Math.round(sum('waited_minutes') / responded),
  };
}
