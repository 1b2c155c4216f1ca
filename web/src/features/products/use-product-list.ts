import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type ProductFilters, productPagesQuery } from '#lib/shop/catalogue-queries.ts';
import {
  type FilterName,
  parseProductFilters,
  setSearchFilter,
  clearSearchFilters,
} from './product-filters';

/** Page sizes: 8 products at first, then 4 more at a time (docs/rules.md#pages-4). */
const PAGE_SIZES = { first: 8, more: 4 };

/** Query for the products that match the filters. */
export const productListQuery = (filters: ProductFilters) => productPagesQuery(filters, PAGE_SIZES);

/** Products that match the filters in the address, and functions that change the filters. */
export function useProductList() {
  const [search, setSearch] = useSearchParams();
  const filters = parseProductFilters(search);
  const list = useInfiniteQuery(productListQuery(filters));

  function setFilter(name: FilterName | 'sort', value: string | null): void {
    setSearch((current) => setSearchFilter(current, name, value), {
      replace: true,
      preventScrollReset: true,
    });
  }
  function clearFilters(): void {
    setSearch(clearSearchFilters, { replace: true, preventScrollReset: true });
  }
  return { filters, list, setFilter, clearFilters };
}

export type ProductListState = ReturnType<typeof useProductList>;
