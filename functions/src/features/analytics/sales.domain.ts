import { type Paise, paise, sumPaise, toRupees } from '@smriti/shared/base/money';
import type { OwnDesignKind, Sales } from '@smriti/shared/staff/figures';
import type { DailyFigures } from './figures.records';

export interface SoldItem {
  /** Id of the product; null for own designs. */
  id: number | null;
  /** Title of the product in its latest order; '' for own designs. */
  title: string;
  own_design: OwnDesignKind | null;
  /** null if it was not recorded. */
  pieces: number | null;
  amount_paise: Paise;
}

/** A row of a comparison: the sales of a period, and of the period before it. */
export interface ComparedSales<Row> {
  row: Row;
  now: Sales;
  before: Sales;
}

type DaySales = Pick<DailyFigures, 'products' | 'own_designs' | 'sold_paise'>;

const NO_SALES: Sales = { pieces: 0, revenue: 0 };

const designKey = ({ id, own_design }: Pick<SoldItem, 'id' | 'own_design'>) =>
  `${id} ${own_design}`;

/** Sales of own designs on a day that was recorded without their kind; 0 on later days. */
function unknownDesignsPaise({ products, own_designs, sold_paise }: DaySales): Paise {
  const known = [...Object.values(products), own_designs.album, own_designs.canvas];
  const amounts = known.flatMap((sold) => (sold ? [sold.amount_paise] : []));
  return paise(sold_paise - sumPaise(...amounts));
}

function salesOfDay(day: DaySales): SoldItem[] {
  const { album, canvas } = day.own_designs;
  const unknown = unknownDesignsPaise(day);
  const own = { id: null, title: '' };
  return [
    ...Object.entries(day.products).map(([id, sold]) => ({
      ...sold,
      id: Number(id),
      own_design: null,
    })),
    ...(album ? [{ ...own, own_design: 'album' as const, ...album }] : []),
    ...(canvas ? [{ ...own, own_design: 'canvas' as const, ...canvas }] : []),
    ...(unknown > 0
      ? [{ ...own, own_design: 'unknown' as const, pieces: null, amount_paise: unknown }]
      : []),
  ];
}

function addSales(one: SoldItem | undefined, other: SoldItem): SoldItem {
  if (!one) return other;
  return {
    ...other,
    pieces: one.pieces === null || other.pieces === null ? null : one.pieces + other.pieces,
    amount_paise: sumPaise(one.amount_paise, other.amount_paise),
  };
}

/** Sales of these days by product and kind of own design, highest first (docs/rules.md#console-8). */
export function sumSales(days: readonly DaySales[]): SoldItem[] {
  const sums = new Map<string, SoldItem>();
  for (const sold of days.flatMap(salesOfDay)) {
    const key = designKey(sold);
    sums.set(key, addSales(sums.get(key), sold));
  }
  return [...sums.values()].toSorted((one, other) => other.amount_paise - one.amount_paise);
}

export function presentSales({ pieces, amount_paise }: SoldItem): Sales {
  return { pieces, revenue: toRupees(amount_paise) };
}

function groupSales<Row>(
  sold: readonly SoldItem[],
  rowOf: (sold: SoldItem) => { key: string; row: Row },
): Map<string, { row: Row; sum: SoldItem }> {
  const groups = new Map<string, { row: Row; sum: SoldItem }>();
  for (const one of sold) {
    const { key, row } = rowOf(one);
    const before = groups.get(key);
    groups.set(key, { row: before?.row ?? row, sum: addSales(before?.sum, one) });
  }
  return groups;
}

/**
 * Compares the sales of two periods by group, highest first. A group that was sold in only one of them has no
 * sales in the other.
 * @param rowOf returns the group of a sold design: its key, and its fields in the answer
 */
export function compareSales<Row>(
  now: readonly SoldItem[],
  before: readonly SoldItem[],
  rowOf: (sold: SoldItem) => { key: string; row: Row },
): ComparedSales<Row>[] {
  const groups = groupSales(now, rowOf);
  const earlier = groupSales(before, rowOf);
  const rows = new Map([...earlier, ...groups]);
  const sumOf = (group: { sum: SoldItem } | undefined) =>
    group ? presentSales(group.sum) : NO_SALES;
  return [...rows]
    .map(([key, { row }]) => ({
      row,
      now: sumOf(groups.get(key)),
      before: sumOf(earlier.get(key)),
    }))
    .toSorted(
      (one, other) =>
        other.now.revenue - one.now.revenue || other.before.revenue - one.before.revenue,
    );
}

/** Key and row for grouping sales by product, and those of own designs by kind of design. */
export function groupByDesign({ id, title, own_design }: SoldItem) {
  return { key: designKey({ id, own_design }), row: { id, title, own_design } };
}
