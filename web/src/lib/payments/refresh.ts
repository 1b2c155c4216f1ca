import type { QueryClient } from '@tanstack/react-query';
import { refreshAlbums } from '../albums';

/** Keys of what a payment changes beside albums. */
const CHANGED_BY_PAYMENTS = ['order', 'placement', 'credits', 'gift-balance'];

/** Asks anew for what shows whether something is paid. */
export async function refreshPaid(queries: QueryClient): Promise<void> {
  await Promise.all([
    refreshAlbums(queries),
    queries.invalidateQueries({
      predicate: ({ queryKey }) => CHANGED_BY_PAYMENTS.includes(String(queryKey[0])),
    }),
  ]);
}
