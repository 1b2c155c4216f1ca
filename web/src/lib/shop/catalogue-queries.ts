import { type AlbumSize, listAlbumSizes } from '@smriti/shared/catalogue/album-sizes';
import { listProducts } from '@smriti/shared/catalogue/products';
import {
  categoryEndpoints,
  type Category,
  type ProductKind,
  productTypeEndpoints,
} from '@smriti/shared/catalogue/reference-data';
import type { InputOf } from '@smriti/shared/base/endpoint';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callPublic, callPublicPage } from '#lib/api/api.ts';
import { getLocaliseFunction, type LocaliseFunction } from '#lib/language/localise.ts';
import { queryKeys } from '#lib/queries/keys.ts';

export const albumSizesQuery = queryOptions({
  queryKey: queryKeys['album-sizes'].list(),
  queryFn: ({ signal }) => callPublic(listAlbumSizes, { signal }),
  get select(): LocaliseFunction<AlbumSize[]> {
    return getLocaliseFunction();
  },
});

export const categoriesQuery = queryOptions({
  queryKey: queryKeys.categories.list(),
  queryFn: ({ signal }) => callPublic(categoryEndpoints.list, { signal }),
  get select(): LocaliseFunction<Category[]> {
    return getLocaliseFunction();
  },
});

/** Query for the kinds of product, such as albums and calendars. */
export const productTypesQuery = queryOptions({
  queryKey: queryKeys['product-types'].list(),
  queryFn: ({ signal }) => callPublic(productTypeEndpoints.list, { signal }),
  get select(): LocaliseFunction<ProductKind[]> {
    return getLocaliseFunction();
  },
});

export type ProductFilters = Omit<InputOf<(typeof listProducts)['query']>, 'limit' | 'cursor'>;

type ProductPage = Awaited<ReturnType<typeof callPublicPage<typeof listProducts>>>;

interface PageSizes {
  /** Number of products on the first page. */
  first: number;
  /** Number of products on each further page. */
  more: number;
}

/**
 * Query for the products that match the filters, page by page; `data.pages[0].total` is the number
 * of all matches.
 */
export function productPagesQuery(filters: ProductFilters, { first, more }: PageSizes) {
  return infiniteQueryOptions({
    queryKey: queryKeys.products.list(filters, { first, more }),
    queryFn: ({ pageParam, signal }) => {
      const page = pageParam ? { limit: more, cursor: pageParam } : { limit: first };
      return callPublicPage(listProducts, { query: { ...filters, ...page }, signal });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    get select(): LocaliseFunction<InfiniteData<ProductPage>> {
      return getLocaliseFunction();
    },
  });
}
