import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { callPage } from '../../../lib/api/api';

type PageOf<Answer> = Omit<Awaited<ReturnType<typeof callPage>>, 'answer'> & { answer: Answer };

interface StaffListOptions<Answer, Row> {
  /** From `staffKeys`, with the filters in it. */
  queryKey: readonly unknown[];
  /** `cursor` is undefined for the first page. */
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<PageOf<Answer>>;
  rowsOf: (answer: Answer) => readonly Row[];
  /** Fetches what is shown again after so long, for lists that change while one looks at them. */
  refetchEveryMs?: number;
}

/** A list of staff as the API gives it, page by page. */
export interface StaffListState<Row> {
  /** Undefined until the first page is there. */
  rows: readonly Row[] | undefined;
  /** Records that are not among the rows because they cannot be read. */
  unreadable: number;
  hasFailed: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The rows are those of the filters before: the new ones are on their way. */
  isStale: boolean;
  isRetrying: boolean;
  showMore: () => void;
  retry: () => void;
}

/** Reads a list by cursor, and keeps what is shown while other filters are asked for. */
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
