import { productQuery } from '@smriti/shared/catalogue/products';
import type { ProductFilters } from '../../lib/shop/catalogue';

/** The filters and the order that the address of the list carries, in the order of their chips. */
export const FILTER_NAMES = [
  'q',
  'category',
  'size',
  'collection',
  'min_price',
  'max_price',
  'min_rating',
  'min_discount',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** The list that an address asks for. What the contract would refuse is left out. */
export function filtersOf(search: URLSearchParams): ProductFilters {
  const entries = [...FILTER_NAMES, 'sort' as const].flatMap((name) => {
    const value = search.get(name);
    const isUsable =
      value !== null && value !== '' && productQuery.shape[name].safeParse(value).success;
    return isUsable ? [[name, value] as const] : [];
  });
  return productQuery.parse(Object.fromEntries(entries));
}

/** The same address with one filter changed; null removes it. */
export function withFilter(
  search: URLSearchParams,
  name: FilterName | 'sort',
  value: string | null,
): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (value === null || value === '') changed.delete(name);
  else changed.set(name, value);
  return changed;
}

/** The same address without any filter; the order stays. */
export function withoutFilters(search: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const name of FILTER_NAMES) changed.delete(name);
  return changed;
}
