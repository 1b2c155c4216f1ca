import { productQuery } from '@smriti/shared/catalogue/products';
import type { ProductFilters } from '#lib/shop/catalogue-queries.ts';

/** Query parameters of the product list's filters, in the order of their chips. */
export const FILTER_NAMES = [
  'q',
  'type',
  'category',
  'size',
  'collection',
  'min_price',
  'max_price',
  'min_rating',
  'min_discount',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Parses the filters in an address; values that the contract rejects are left out. */
export function parseProductFilters(search: URLSearchParams): ProductFilters {
  const entries = [...FILTER_NAMES, 'sort' as const].flatMap((name) => {
    const value = search.get(name);
    const isUsable =
      value !== null && value !== '' && productQuery.shape[name].safeParse(value).success;
    return isUsable ? [[name, value] as const] : [];
  });
  return productQuery.parse(Object.fromEntries(entries));
}

/** Query string with one filter changed; null removes the filter. */
export function setSearchFilter(
  search: URLSearchParams,
  name: FilterName | 'sort',
  value: string | null,
): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (value === null || value === '') changed.delete(name);
  else changed.set(name, value);
  return changed;
}

/** Query string without filters; the sort order stays. */
export function clearSearchFilters(search: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const name of FILTER_NAMES) changed.delete(name);
  return changed;
}

interface Named {
  id: number;
  name: string;
  hi?: { name?: string | undefined } | undefined;
}

/**
 * Finds the kind of product that a search names in English or Hindi, such as Canvas Prints for 'canvas' or 'कैनवस';
 * undefined if a product that was found is of another kind.
 */
export function findSearchedKind<Kind extends Named>(
  words: string,
  kinds: readonly Kind[],
  found: readonly { type: number }[],
): Kind | undefined {
  const [first] = found;
  const kind = kinds.find(({ id }) => id === first?.type);
  const searched = words.trim().toLowerCase();
  const isNamed = [kind?.name, kind?.hi?.name].some((name) =>
    name?.toLowerCase().startsWith(searched),
  );
  return isNamed && found.every(({ type }) => type === kind?.id) ? kind : undefined;
}
