import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { keys } from '#lib/queries/keys.ts';

/**
 * The caller's cart: Approved albums that are not placed yet, newest first. The contract is loaded lazily,
 * because the header counts the cart and visitors have none.
 */
export function cartItemsQuery(uid: string) {
  return queryOptions({
    queryKey: keys['cart-items'].list(uid),
    queryFn: async ({ signal }) => {
      const { listCartItems } = await import('@smriti/shared/album/cart');
      return (await call(listCartItems, { params: { userId: uid }, signal })).items;
    },
  });
}
