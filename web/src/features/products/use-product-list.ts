import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { type ProductFilters, productPagesQuery } from '#lib/shop/catalogue-queries.ts';
import {
  type FilterName,
  parseProductFilters,
  setSearchFilter,
  clearSearchFilters,
} from './product-filters';

/** Page sizes: 8 products at first, then 4 more at a time (docs/rules.md#pages-4). */
const PAGE_SIZES = { first: 8, more: 4 };

export const productListQuery = (filters: ProductFilters) => productPagesQuery(filters, PAGE_SIZES);

/** Filters that are typed or dragged, and change several times in a row. */
const GRADUAL_FILTERS: ReadonlySet<string> = new Set<FilterName>([
  'q',
  'min_price',
  'max_price',
  'min_rating',
  'min_discount',
]);

const entryState = z.object({ filter: z.string() });

/**
 * Products that match the filters in the address, and functions that change the filters. Each change is a step of the
 * browser's history; changes of one typed or dragged filter in a row are one step (docs/rules.md#pages-4).
 */
export function useProductList() {
  const [search, setSearch] = useSearchParams();
  const entry = entryState.safeParse(useLocation().state);
  const lastChanged = entry.success ? entry.data.filter : undefined;
  const filters = parseProductFilters(search);
  const list = useInfiniteQuery(productListQuery(filters));

  function setFilter(name: FilterName | 'sort', value: string | null): void {
    setSearch((current) => setSearchFilter(current, name, value), {
      replace: name === lastChanged && GRADUAL_FILTERS.has(name),
      state: { filter: name },
      preventScrollReset: true,
    });
  }
  function clearFilters(): void {
    setSearch(clearSearchFilters, { preventScrollReset: true });
  }
  return { filters, list, setFilter, clearFilters };
}

export type ProductListState = ReturnType<typeof useProductList>;
