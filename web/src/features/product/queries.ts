import { listProductsByCategory } from '@smriti/shared/catalogue/products';
import { listRatings } from '@smriti/shared/catalogue/ratings';
import { queryOptions } from '@tanstack/react-query';
import { callPublic } from '#lib/api/api.ts';
import { getLocaliseFunction } from '#lib/language/localise.ts';
import { queryKeys } from '#lib/queries/keys.ts';

/** Maximum number of similar products (docs/rules.md#pages-5). */
const MAX_SIMILAR_PRODUCTS = 5;

export const productRatingsQuery = (productId: number) =>
  queryOptions({
    queryKey: queryKeys.ratings.of(productId),
    queryFn: ({ signal }) => callPublic(listRatings, { params: { productId }, signal }),
  });

export const similarProductsQuery = (productId: number, categoryId: number) =>
  queryOptions({
    queryKey: queryKeys['similar-products'].of(productId, categoryId),
    queryFn: async ({ signal }) => {
      const query = { limit: MAX_SIMILAR_PRODUCTS + 1 };
      const found = await callPublic(listProductsByCategory, {
        params: { categoryId },
        query,
        signal,
      });
      return found.filter(({ id }) => id !== productId).slice(0, MAX_SIMILAR_PRODUCTS);
    },
    select: getLocaliseFunction(),
  });
