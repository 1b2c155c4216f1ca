import { removeCartItem, updateCartItem } from '@smriti/shared/album/cart';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../components/feedback/toast';
import { refreshAlbums } from '../../lib/albums';
import { call } from '../../lib/api';
import { useLiveStatus } from '../../lib/live-status/use-live-status';
import { useSession } from '../../lib/session/session-store';
import { checkoutQuery } from './checkout';
import { checkoutMessages } from './messages';

/** The checkout list, which follows what is changed elsewhere. */
export function useCheckout() {
  const uid = useSession((session) => session.user?.uid ?? '');
  const list = useQuery(checkoutQuery(uid));
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
  const { queryKey } = checkoutQuery(uid);
  return useMutation({
    // One after the other, so that the last one stands.
    scope: { id: 'cart-quantity' },
    mutationFn: ({ id, quantity }: QuantityChange) =>
      call(updateCartItem, { params: { id }, body: { quantity } }),
    onMutate: async ({ id, quantity }) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (items) =>
        items?.map((item) => (item.album.id === id ? { ...item, quantity } : item)),
      );
    },
    onSettled: () => {
      // While another change waits, the answer to this one is older than what is shown.
      if (queries.isMutating() === 1) void refreshAlbums(queries);
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
      await refreshAlbums(queries);
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
  });
}
