import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paymentQuery } from './queries';
import { useSession } from '../session/session-store';

/** How often, and for how long, a payment without an answer is asked about by itself. */
const EVERY_MS = 2000;
const PATIENCE_MS = 90_000;

/**
 * A payment of the caller, which is asked about again while the bank has not answered; null where
 * there is none to follow.
 */
export function useFollowUp(transactionId: string | null) {
  const uid = useSession((session) => session.user?.uid ?? '');
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...paymentQuery(uid, transactionId ?? ''),
    enabled: transactionId !== null,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isPatient && state.data?.payment_status === 'pending' && EVERY_MS,
  });
  return { data, error, isPending, isFetching, refetch, isFollowedUp: isPatient };
}
