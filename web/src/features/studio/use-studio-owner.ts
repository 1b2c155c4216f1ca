import { useEffect } from 'react';
import { startSession } from '../../lib/session/session';
import { useSession } from '../../lib/session/session-store';

/** The uid of who is signed in; null for a visitor, undefined until that is known. */
export function useCustomerUid(): string | null | undefined {
  const { user, isLoading } = useSession();
  useEffect(() => {
    void startSession();
  }, []);
  return isLoading ? undefined : (user?.uid ?? null);
}
