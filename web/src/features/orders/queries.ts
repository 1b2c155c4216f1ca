import { getOrder, listOrders } from '@smriti/shared/order/orders';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, callPage } from '#lib/api/api.ts';
import { queryKeys } from '#lib/queries/keys.ts';

const PAGE_SIZE = 20;

/** Query for the user's orders, newest first, page by page. */
export function orderPagesQuery(uid: string) {
  return infiniteQueryOptions({
    queryKey: queryKeys.orders.list(uid),
    queryFn: ({ pageParam, signal }) =>
      callPage(listOrders, {
        params: { id: uid },
        query: { limit: PAGE_SIZE, cursor: pageParam || undefined },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function orderQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.order.one(id),
    queryFn: async ({ signal }) => (await callApi(getOrder, { params: { id }, signal })).order,
  });
}
