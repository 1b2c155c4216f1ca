import type { PRODUCT_SORTS } from '@smriti/shared/catalogue/products';
import type { CatalogueRecord } from '../catalogue.records';

/** The orders of product lists (PRODUCT_SORTS), and places in them. */

export type ProductSort = (typeof PRODUCT_SORTS)[number];
type ProductRecord = CatalogueRecord<'products'>;

/**
 * The place of a product in an order: its sort key, ascending, with the id at the end. It means the
 * same place after other products came or went.
 */
export type Position = readonly number[];

/** The sort key of a record, of whose title so many words of the search are a part. */
type SortKey = (record: ProductRecord, titleMatches: number) => number[];

const SORT_KEYS: Record<ProductSort, SortKey> = {
  relevance: (record, titleMatches) => [-titleMatches, -record.order_count],
  price_asc: (record) => [record.price_paise],
  price_desc: (record) => [0 - record.price_paise],
  rating: (record) => [-record.rating_average, -record.discount],
  discount: (record) => [-record.discount],
  newest: (record) => [-Date.parse(record.created_at)],
  best_selling: (record) => [-record.order_count],
};

/** How many numbers a position in this order has. */
export const POSITION_LENGTH: Record<ProductSort, number> = {
  relevance: 3,
  price_asc: 2,
  price_desc: 2,
  rating: 3,
  discount: 2,
  newest: 2,
  best_selling: 2,
};

export function positionOf(
  sort: ProductSort,
  record: ProductRecord,
  titleMatches: number,
): Position {
  return [...SORT_KEYS[sort](record, titleMatches), record.id];
}

/** Below 0 when `a` comes first. */
export function comparePositions(a: Position, b: Position): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The index of the first item after a place, by bisection: `items` are in ascending order. */
export function firstAfter<T>(
  items: readonly T[],
  after: Position,
  position: (item: T) => Position,
): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && comparePositions(position(item), after) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
