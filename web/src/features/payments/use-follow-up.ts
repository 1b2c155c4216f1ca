import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paymentQuery } from '../../lib/payments/queries';
import { useSession } from '../../lib/session/session-store';

/** How often, and for how long, a payment without an answer is asked about by itself. */
const EVERY_MS = 2000;
const PATIENCE_MS = 90_000;

/** A payment of the caller, which is asked about again while the bank has not answered. */
export function useFollowUp(transactionId: string) {
  const uid = useSession((session) => session.user?.uid ?? '');
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  const query = useQuery({
    ...paymentQuery(uid, transactionId),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      isPatient && data?.payment_status === 'pending' && EVERY_MS,
  });
  return { ...query, isFollowedUp: isPatient };
}
