import { useEffect } from 'react';
import { startSession } from '../../lib/session/session';
import { useSession } from '../../lib/session/session-store';

/** uid of the signed-in customer; null for a visitor, undefined until known. */
export function useCustomerUid(): string | null | undefined {
  const { user, isLoading } = useSession();
  useEffect(() => {
    void startSession();
  }, []);
  return isLoading ? undefined : (user?.uid ?? null);
}
