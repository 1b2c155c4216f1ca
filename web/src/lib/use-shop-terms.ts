import { getShopTerms, type ShopTerms } from '@smriti/shared/staff/shop-terms';
import { useQuery } from '@tanstack/react-query';
import { callPublic } from './api';
import { keys } from './queries/keys';

/** What the shop promises just now, which admins can set; undefined until it is known. */
export function useShopTerms(): ShopTerms | undefined {
  const { data } = useQuery({
    queryKey: keys['shop-terms'].now(),
    queryFn: ({ signal }) => callPublic(getShopTerms, { signal }),
  });
  return data;
}
