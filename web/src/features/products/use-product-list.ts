import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type ProductFilters, productPagesQuery } from '#lib/shop/catalogue.ts';
import { type FilterName, filtersOf, withFilter, withoutFilters } from './filters';

/** Number of products: 8 at first, then 4 more at a time (docs/rules.md#pages-4). */
const PAGE_SIZES = { first: 8, more: 4 };

/** Query of the product list for given filters. */
export const productListQuery = (filters: ProductFilters) => productPagesQuery(filters, PAGE_SIZES);

/** Product list for the filters in the address, and functions that change them. */
export function useProductList() {
  const [search, setSearch] = useSearchParams();
  const filters = filtersOf(search);
  const list = useInfiniteQuery(productListQuery(filters));

  function setFilter(name: FilterName | 'sort', value: string | null): void {
    setSearch((current) => withFilter(current, name, value), {
      replace: true,
      preventScrollReset: true,
    });
  }
  function clearFilters(): void {
    setSearch(withoutFilters, { replace: true, preventScrollReset: true });
  }
  return { filters, list, setFilter, clearFilters };
}

export type ProductListState = ReturnType<typeof useProductList>;
