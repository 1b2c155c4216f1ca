import { useQuery } from '@tanstack/react-query';
import { cartItemsQuery } from '#lib/albums/cart.ts';
import { useSession } from '#lib/session/session-store.ts';

/** Number of albums in the user's cart; 0 while unknown. */
export function useCartCount(): number {
  const { user, isLoading } = useSession();
  const { data } = useQuery({
    ...cartItemsQuery(user?.uid ?? ''),
    enabled: user !== null && !isLoading,
  });
  return data?.length ?? 0;
}
