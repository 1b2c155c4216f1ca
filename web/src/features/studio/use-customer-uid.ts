import { useEffect } from 'react';
import { useSession } from '#lib/session/session-store.ts';
import { startSession } from '#lib/session/session.ts';

/** uid of the signed-in customer; null for a visitor, undefined while unknown. */
export function useCustomerUid(): string | null | undefined {
  const { user, isLoading } = useSession();
  useEffect(() => {
    void startSession();
  }, []);
  return isLoading ? undefined : (user?.uid ?? null);
}
