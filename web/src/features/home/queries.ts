import { type Banner, listBanners } from '@smriti/shared/catalogue/banners';
import { listProducts } from '@smriti/shared/catalogue/products';
import { type ProductKind, productTypeEndpoints } from '@smriti/shared/catalogue/reference-data';
import { queryOptions } from '@tanstack/react-query';
import { callPublic } from '#lib/api/api.ts';
import { getLocaliseFunction, type LocaliseFunction } from '#lib/language/localise.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { productPagesQuery } from '#lib/shop/catalogue-queries.ts';

interface StartingPrice {
  kind: ProductKind;
  price: number;
}

export const bannersQuery = queryOptions({
  queryKey: queryKeys.banners.list(),
  queryFn: ({ signal }) => callPublic(listBanners, { signal }),
  get select(): LocaliseFunction<Banner[]> {
    return getLocaliseFunction();
  },
});

/** Query for the shop's first kind of product and its lowest price in rupees; null without products. */
export const startingPriceQuery = queryOptions({
  queryKey: queryKeys['product-types'].lowestPrice(),
  queryFn: async ({ signal }) => {
    const [kind] = await callPublic(productTypeEndpoints.list, { signal });
    if (!kind) return null;
    const query = { type: kind.id, sort: 'price_asc', limit: 1 } as const;
    const [cheapest] = await callPublic(listProducts, { query, signal });
    return cheapest ? { kind, price: cheapest.price } : null;
  },
  get select(): LocaliseFunction<StartingPrice | null> {
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
