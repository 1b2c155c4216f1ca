import { getGiftBalance, redeemGiftCard } from '@smriti/shared/payment/gift-cards';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '#lib/api/api.ts';
import { useSinglePress } from '#lib/forms/use-single-press.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { useSession } from '#lib/session/session-store.ts';

function balanceQuery(uid: string) {
  return queryOptions({
    queryKey: queryKeys['gift-balance'].own(uid),
    queryFn: async ({ signal }) => (await callApi(getGiftBalance, { signal })).balance,
    enabled: uid !== '',
    staleTime: 0,
  });
}

export function useGiftBalance() {
  const uid = useSession((session) => session.user?.uid ?? '');
  return useQuery(balanceQuery(uid));
}

/** Mutation that redeems a code; a retry after a lost response returns the first result. */
export function useRedeemGiftCard(onRedeemed: () => void) {
  const queries = useQueryClient();
  const uid = useSession((session) => session.user?.uid ?? '');
  const attempt = useRef({ code: '', key: '' });
  const press = useSinglePress();
  const { data, error, isPending, reset, mutateAsync } = useMutation({
    mutationFn: (code: string) => {
      const key = attempt.current.code === code ? attempt.current.key : crypto.randomUUID();
      attempt.current = { code, key };
      return callApi(redeemGiftCard, { body: { code }, idempotencyKey: key });
    },
    onSuccess: ({ balance }) => {
      attempt.current = { code: '', key: '' };
      queries.setQueryData(balanceQuery(uid).queryKey, balance);
      onRedeemed();
    },
  });

  const send = (code: string) => press(() => mutateAsync(code));
  return { data, error, isPending, reset, send };
}
