import { getCredits } from '@smriti/shared/payment/credits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callPage } from '#lib/api/api.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { useSession } from '#lib/session/session-store.ts';

/** Query for the points and the loaded pages of transactions; refetched on each visit. */
export function useCredits() {
  const uid = useSession((session) => session.user?.uid ?? '');
  const list = useInfiniteQuery({
    queryKey: queryKeys.credits.ledger(uid),
    queryFn: ({ pageParam, signal }) =>
      callPage(getCredits, { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    enabled: uid !== '',
    staleTime: 0,
  });
  const pages = list.data?.pages.map(({ answer }) => answer);
  return {
    list,
    credits: pages?.[0],
    transactions: pages?.flatMap(({ transactions }) => transactions) ?? [],
  };
}

export type CreditsState = ReturnType<typeof useCredits>;
