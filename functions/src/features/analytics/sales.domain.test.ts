import { paise } from '@smriti/shared/base/money';
import { expect, it } from 'vitest';
import { compareSales, groupByDesign, sumSales } from './sales.domain';

const sold = (pieces: number, amount: number) => ({ pieces, amount_paise: paise(amount) });
const product = (title: string, pieces: number, amount: number) => ({
  title,
  ...sold(pieces, amount),
});

/** A day with its own designs recorded by kind. */
const DAY = {
  sold_paise: paise(25_000),
  products: { 7: product('Old title', 1, 5_000), 8: product('Mug', 9, 9_000) },
  own_designs: { album: sold(2, 7_000), canvas: sold(1, 4_000) },
};
/** A day of an earlier release: own designs are only in the sum. */
const EARLIER_DAY = {
  sold_paise: paise(10_600),
  products: { 7: product('New title', 2, 10_000) },
  own_designs: {},
};

it('sums products, with their newest title, and own designs, highest first', () => {
  const own = { id: null, title: '' };
  expect(sumSales([DAY, EARLIER_DAY])).toEqual([
    { id: 7, own_design: null, ...product('New title', 3, 15_000) },
    { id: 8, own_design: null, ...product('Mug', 9, 9_000) },
    { ...own, own_design: 'album', ...sold(2, 7_000) },
    { ...own, own_design: 'canvas', ...sold(1, 4_000) },
    { ...own, own_design: 'unknown', pieces: null, amount_paise: 600 },
  ]);
});

it('compares by group, including items sold in one of the periods only', () => {
  const now = sumSales([EARLIER_DAY]);
  const before = sumSales([DAY]);
  const rows = compareSales(now, before, groupByDesign);
  expect(rows.map(({ row, ...sales }) => [row.title || row.own_design, sales])).toEqual([
    ['New title', { now: { pieces: 2, revenue: 100 }, before: { pieces: 1, revenue: 50 } }],
    ['unknown', { now: { pieces: null, revenue: 6 }, before: { pieces: 0, revenue: 0 } }],
    ['Mug', { now: { pieces: 0, revenue: 0 }, before: { pieces: 9, revenue: 90 } }],
    ['album', { now: { pieces: 0, revenue: 0 }, before: { pieces: 2, revenue: 70 } }],
    ['canvas', { now: { pieces: 0, revenue: 0 }, before: { pieces: 1, revenue: 40 } }],
  ]);
  const all = compareSales(now, before, () => ({ key: 'all', row: null }));
  expect(all).toEqual([
    { row: null, now: { pieces: null, revenue: 106 }, before: { pieces: 13, revenue: 250 } },
  ]);
});
