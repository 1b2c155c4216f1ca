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

/** State of a paginated staff list. */
export interface StaffListState<Row> {
  /** Loaded rows; undefined until the first page has arrived. */
  rows: readonly Row[] | undefined;
  /** Number of records that are missing because they cannot be read. */
  unreadable: number;
  hasFailed: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Whether the rows still match the previous filters. */
  isStale: boolean;
  isRetrying: boolean;
  showMore: () => void;
  retry: () => void;
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
    refetchInterval: refetchEveryMs ?? false,
  });
  const pages = list.data?.pages;
  return {
    rows: pages?.flatMap(({ answer }) => rowsOf(answer)),
    unreadable: pages?.reduce((sum, page) => sum + page.unreadable, 0) ?? 0,
    hasFailed: list.isError,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    isStale: list.isPlaceholderData,
    isRetrying: list.isFetching,
    showMore: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  };
}
