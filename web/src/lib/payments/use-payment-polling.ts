import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '#lib/session/session-store.ts';
import { paymentQuery } from './queries';

/** Polling interval of a pending payment, in ms. */
const POLL_INTERVAL_MS = 2000;
/** Time in ms after which polling ends. */
const TIMEOUT_MS = 90_000;

/** Query for a payment, polled while it is pending at the bank; null without a transaction id. */
export function usePaymentPolling(transactionId: string | null) {
  const uid = useSession((session) => session.user?.uid ?? '');
  const [isPolling, setIsPolling] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPolling(false), TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...paymentQuery(uid, transactionId ?? ''),
    enabled: transactionId !== null,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isPolling && state.data?.payment_status === 'pending' && POLL_INTERVAL_MS,
  });
  return { data, error, isPending, isFetching, refetch, isFollowedUp: isPolling };
}
