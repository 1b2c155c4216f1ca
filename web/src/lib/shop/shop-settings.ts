import { getShopTerms, type ShopTerms } from '@smriti/shared/staff/shop-terms';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { listTalkToUs } from '@smriti/shared/catalogue/reference-data';
import { callPublic } from '#lib/api/api.ts';
import { queryKeys } from '#lib/queries/keys.ts';

/** Contact details while the shop's own are loading, or if loading fails. */
const DEFAULT_CONTACT = { phone: '1800 123 4567', email: 'help@smriti.example' };

export const contactQuery = queryOptions({
  queryKey: queryKeys.TalktoUs.list(),
  queryFn: ({ signal }) => callPublic(listTalkToUs, { signal }),
});

/** Contact details of the shop; a failure is only logged (docs/rules.md#pages-12). */
export function useContact(): { phone: string; email: string } {
  const { data } = useQuery(contactQuery);
  return data?.[0] ?? DEFAULT_CONTACT;
}

export const shopTermsQuery = queryOptions({
  queryKey: queryKeys['shop-terms'].now(),
  queryFn: ({ signal }) => callPublic(getShopTerms, { signal }),
});

/** Current terms of the shop, which admins can change; undefined while loading or if not needed. */
export function useShopTerms(isNeeded = true): ShopTerms | undefined {
  const { data } = useQuery({ ...shopTermsQuery, enabled: isNeeded });
  return data;
}
