import { type Banner, listBanners } from '@smriti/shared/catalogue/banners';
import { queryOptions } from '@tanstack/react-query';
import { callPublic } from '#lib/api/api.ts';
import { getLocaliseFunction, type LocaliseFunction } from '#lib/language/localise.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { productPagesQuery } from '#lib/shop/catalogue-queries.ts';

export const bannersQuery = queryOptions({
  queryKey: queryKeys.banners.list(),
  queryFn: ({ signal }) => callPublic(listBanners, { signal }),
  get select(): LocaliseFunction<Banner[]> {
    return getLocaliseFunction();
  },
});

/**
 * Products sorted by rating, then by discount, descending; 6 at first, then 3 more at a time
 * (docs/rules.md#pages-3).
 */
export const popularProductsQuery = productPagesQuery(
  { collection: 'popular', sort: 'rating' },
  { first: 6, more: 3 },
);
