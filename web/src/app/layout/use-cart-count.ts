import { listCartItems } from '@smriti/shared/album/cart';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api';
import { useSession } from '../../lib/session/session-store';

/** How many albums wait in the caller's cart; 0 while unknown. */
export function useCartCount(): number {
  const { user, isLoading } = useSession();
  const { data } = useQuery({
    queryKey: ['cart-items', user?.id],
    queryFn: ({ signal }) => call(listCartItems, { params: { userId: user?.id ?? '' }, signal }),
    enabled: user !== null && !isLoading,
  });
  return data?.items.length ?? 0;
}
