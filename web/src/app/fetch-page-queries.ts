import type { QueryClient } from '@tanstack/react-query';
import { bannersQuery, startingPriceQuery } from '#features/home/queries.ts';
import { parseProductFilters } from '#features/products/product-filters.ts';
import { productListQuery } from '#features/products/use-product-list.ts';
import {
  albumSizesQuery,
  categoriesQuery,
  productTypesQuery,
} from '#lib/shop/catalogue-queries.ts';
import { masterProductQuery } from '#lib/shop/master-product-query.ts';
import { contactQuery, shopTermsQuery } from '#lib/shop/shop-settings.ts';

type Reads = (client: QueryClient, search: URLSearchParams) => Promise<unknown>[];

/** Queries of each page's first screen, by path, in addition to the queries of every page. */
const PAGES: Readonly<Partial<Record<string, Reads>>> = {
  '/': (client) => [
    client.query(startingPriceQuery),
    client.query(bannersQuery),
    client.query(albumSizesQuery),
    client.query(categoriesQuery),
  ],
  '/products': (client, search) => [
    client.query(albumSizesQuery),
    client.query(categoriesQuery),
    client.infiniteQuery(productListQuery(parseProductFilters(search))),
  ],
  '/product': (client, search) => {
    const id = search.get('id') ?? '';
    return id === '' ? [] : [client.query(masterProductQuery(id))];
  },
};

/**
 * Runs the queries of a page's first screen.
 * @throws ApiError when one of them fails
 */
export async function fetchPageQueries(client: QueryClient, { pathname, searchParams }: URL) {
  await Promise.all([
    client.query(productTypesQuery),
    client.query(contactQuery),
    client.query(shopTermsQuery),
    ...(PAGES[pathname]?.(client, searchParams) ?? []),
  ]);
}
