import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { callPage } from '#lib/api/api.ts';

type PageOf<Answer> = Omit<Awaited<ReturnType<typeof callPage>>, 'answer'> & { answer: Answer };

interface StaffListOptions<Answer, Row> {
  /** Key from `staffQueryKeys`, including the filters. */
  queryKey: readonly unknown[];
  /** Fetches a page; `cursor` is undefined for the first one. */
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<PageOf<Answer>>;
  rowsOf: (answer: Answer) => readonly Row[];
  /** Polling interval in ms; for lists that change while they are open. */
  refetchEveryMs?: number;
}

/** Cache time of a list's pages while another page is open, in ms. */
const KEPT_MS = 60 * 60_000;

export interface StaffListState<Row> {
  /** Loaded rows; undefined until the first page has arrived. */
  rows: readonly Row[] | undefined;
  /** Number of records that are missing because they cannot be read. */
  unreadable: number;
  /** Error of the last page load; null if it succeeded. */
  error: Error | null;
  hasMore: boolean;
  /** Cursor of the next page; null on the last one. */
  nextCursor: string | null;
  isLoadingMore: boolean;
  /** Whether the rows still match the previous filters. */
  isStale: boolean;
  isRetrying: boolean;
  showMore: () => void;
  retry: () => Promise<unknown>;
}

/** Loads a list page by page; shows the current rows while those of new filters load. */
export function useStaffList<Answer, Row>(
  options: StaffListOptions<Answer, Row>,
): StaffListState<Row> {
  const { queryKey, fetchPage, rowsOf, refetchEveryMs } = options;
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: KEPT_MS,
    refetchInterval: refetchEveryMs ?? false,
  });
  const pages = list.data?.pages;
  return {
    rows: pages?.flatMap(({ answer }) => rowsOf(answer)),
    unreadable: pages?.reduce((sum, page) => sum + page.unreadable, 0) ?? 0,
    error: list.error,
    hasMore: list.hasNextPage,
    nextCursor: pages?.at(-1)?.nextCursor ?? null,
    isLoadingMore: list.isFetchingNextPage,
    isStale: list.isPlaceholderData,
    isRetrying: list.isFetching,
    showMore: () => void list.fetchNextPage(),
    retry: list.refetch,
  };
}
