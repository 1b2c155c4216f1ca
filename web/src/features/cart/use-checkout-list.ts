import { removeCartItem, updateCartItem } from '@smriti/shared/album/cart';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cartItemsQuery } from '#lib/albums/cart.ts';
import { callApi } from '#lib/api/api.ts';
import { useLiveStatus } from '#lib/live-status/use-live-status.ts';
import { invalidate } from '#lib/queries/invalidate.ts';
import { useSession } from '#lib/session/session-store.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { checkoutListMessages } from './messages';

/** Query for the checkout list, updated live when it is changed elsewhere. */
export function useCheckoutListQuery() {
  const uid = useSession((session) => session.user?.uid ?? '');
  const list = useQuery(cartItemsQuery(uid));
  useLiveStatus(list.isSuccess);
  return list;
}

interface QuantityChange {
  id: string;
  quantity: number;
}

/** Mutation that sets the number of copies: optimistic, rolled back on failure. */
export function useSetQuantity() {
  const queries = useQueryClient();
  const uid = useSession((session) => session.user?.uid ?? '');
  const { queryKey } = cartItemsQuery(uid);
  return useMutation({
    // One request at a time, so that the last change wins.
    scope: { id: 'cart-quantity' },
    mutationFn: ({ id, quantity }: QuantityChange) =>
      callApi(updateCartItem, { params: { id }, body: { quantity } }),
    onMutate: async ({ id, quantity }) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (items) =>
        items?.map((item) => (item.id === id ? { ...item, quantity } : item)),
      );
    },
    onSettled: () => {
      // Refetches only after the last change: while another one is pending, the answer would be
      // outdated.
      if (queries.isMutating() === 1) void invalidate.album(queries);
    },
  });
}

/** Mutation that sets an album back to Draft, which moves it from the checkout list to My Cart. */
export function useRemoveCheckoutItem() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(removeCartItem, { params: { id } }),
    onSuccess: async () => {
      showToast('success', checkoutListMessages.get().removed);
      await invalidate.album(queries);
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
  });
}
