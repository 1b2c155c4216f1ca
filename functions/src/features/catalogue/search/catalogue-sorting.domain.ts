import type { PRODUCT_SORTS } from '@smriti/shared/catalogue/products';
import type { CatalogueRecord } from '../catalogue.records';

export type ProductSort = (typeof PRODUCT_SORTS)[number];
type ProductRecord = CatalogueRecord<'products'>;

/**
 * Position of a product in a sort order: its sort key, ascending, followed by the id. It stays valid when
 * other products are added or removed.
 */
export type SortPosition = readonly number[];

/** The sort key of a record; `titleMatches` says how well its title matches the search words. */
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

/** Number of elements of a position, by sort order. */
export const SORT_POSITION_LENGTHS: Record<ProductSort, number> = {
  relevance: 3,
  price_asc: 2,
  price_desc: 2,
  rating: 3,
  discount: 2,
  newest: 2,
  best_selling: 2,
};

export function toSortPosition(
  sort: ProductSort,
  record: ProductRecord,
  titleMatches: number,
): SortPosition {
  return [...SORT_KEYS[sort](record, titleMatches), record.id];
}

/** Negative when `a` comes first. */
export function compareSortPositions(a: SortPosition, b: SortPosition): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Index of the first item after a position, by binary search; `items` are in ascending order. */
export function firstIndexAfter<T>(
  items: readonly T[],
  after: SortPosition,
  position: (item: T) => SortPosition,
): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && compareSortPositions(position(item), after) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
