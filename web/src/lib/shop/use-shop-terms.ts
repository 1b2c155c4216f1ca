import { getShopTerms, type ShopTerms } from '@smriti/shared/staff/shop-terms';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callPublic } from '#lib/api/api.ts';
import { keys } from '#lib/queries/keys.ts';

export const shopTermsQuery = queryOptions({
  queryKey: keys['shop-terms'].now(),
  queryFn: ({ signal }) => callPublic(getShopTerms, { signal }),
});

/** Current terms of the shop, which admins can change; undefined while loading or if not needed. */
export function useShopTerms(isNeeded = true): ShopTerms | undefined {
  const { data } = useQuery({ ...shopTermsQuery, enabled: isNeeded });
  return data;
}
