import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/api/api.ts';
import { queryKeys } from '#lib/queries/keys.ts';

/**
 * Query for the user's cart: approved albums that are not ordered yet, newest first. The contract
 * is loaded lazily, because the header counts the cart and visitors have none.
 */
export function cartItemsQuery(uid: string) {
  return queryOptions({
    queryKey: queryKeys['cart-items'].list(uid),
    queryFn: async ({ signal }) => {
      const { listCartItems } = await import('@smriti/shared/album/cart');
      return (await callApi(listCartItems, { params: { userId: uid }, signal })).items;
    },
  });
}
