import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addressesQuery } from '#lib/addresses/addresses.ts';
import { useSession } from '#lib/session/session-store.ts';
import { type Asked, checkoutQuery } from './checkout';

/** State of the checkout; the last price stays visible while a new one is fetched. */
export function useCheckout(asked: Asked, isWanted = true) {
  const uid = useSession((session) => session.user?.uid ?? '');
  return useQuery({
    ...checkoutQuery(uid, asked),
    enabled: isWanted && uid !== '',
    placeholderData: keepPreviousData,
  });
}

/** The customer's saved addresses. */
export function useAddresses() {
  const uid = useSession((session) => session.user?.uid ?? '');
  return useQuery({ ...addressesQuery(uid), enabled: uid !== '' });
}
