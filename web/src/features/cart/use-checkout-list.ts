import { removeCartItem, updateCartItem } from '@smriti/shared/album/cart';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../ui/feedback/toast';
import { call } from '../../lib/api/api';
import { cartItemsQuery } from '../../lib/albums/cart';
import { useLiveStatus } from '../../lib/live-status/use-live-status';
import { changed } from '../../lib/queries/changed';
import { useSession } from '../../lib/session/session-store';
import { checkoutMessages } from './messages';

/** The checkout list, which follows what is changed elsewhere. */
export function useCheckoutList() {
  const uid = useSession((session) => session.user?.uid ?? '');
  const list = useQuery(cartItemsQuery(uid));
  useLiveStatus(list.isSuccess);
  return list;
}

interface QuantityChange {
  id: string;
  quantity: number;
}

/** Sets how many copies are ordered; shown at once, and taken back when it fails. */
export function useSetQuantity() {
  const queries = useQueryClient();
  const uid = useSession((session) => session.user?.uid ?? '');
  const { queryKey } = cartItemsQuery(uid);
  return useMutation({
    // One after the other, so that the last one stands.
    scope: { id: 'cart-quantity' },
    mutationFn: ({ id, quantity }: QuantityChange) =>
      call(updateCartItem, { params: { id }, body: { quantity } }),
    onMutate: async ({ id, quantity }) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (items) =>
        items?.map((item) => (item.id === id ? { ...item, quantity } : item)),
      );
    },
    onSettled: () => {
      // While another change waits, the answer to this one is older than what is shown.
      if (queries.isMutating() === 1) void changed.album(queries);
    },
  });
}

/** Sets an album back to Draft; it is found in My Cart from then on. */
export function useRemoveItem() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeCartItem, { params: { id } }),
    onSuccess: async () => {
      showToast('success', checkoutMessages.get().removed);
      await changed.album(queries);
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
  });
}
