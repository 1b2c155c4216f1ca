import { listApprovalProducts } from '@smriti/shared/album/approval';
import { queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callPage } from '../../../lib/api/api';
import { REVIEW_REFRESH_MS } from '../../../lib/albums/approval';
import { isWanted, nextOf, type QueueFilters, queueFiltersOf, queueSearch } from './queue';
import { useLiveReview } from '../../../lib/live-status/use-live-review';
import { keys } from '../../../lib/queries/keys';

const PAGE_SIZE = 20;

/** The album to go on with after `currentId`, or null. */
export function nextAlbumQuery(currentId: string) {
  return queryOptions({
    queryKey: keys['approval-products'].next(currentId),
    queryFn: async ({ signal }) => {
      const query = { status: 'Requested', limit: 100 };
      const { answer } = await callPage(listApprovalProducts, { query, signal });
      return nextOf(answer.items, currentId);
    },
    staleTime: 0,
  });
}

/** The queue that the address asks for. */
export function useQueue() {
  const [search, setSearch] = useSearchParams();
  // The router renders a changed address in a transition: a checkbox must not wait for that.
  const [filters, showFilters] = useOptimistic(queueFiltersOf(search));
  const { status } = filters;
  const list = useInfiniteQuery({
    queryKey: keys['approval-products'].queue(status),
    queryFn: ({ pageParam, signal }) => {
      const query = { status, limit: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) };
      return callPage(listApprovalProducts, { query, signal });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
    // The page listens; this is for a connection that lets no listener through, and for its pictures.
    refetchInterval: REVIEW_REFRESH_MS,
  });
  useLiveReview({ albumId: null, status });
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;

  // What is filtered here has to be looked for in the whole queue.
  const isFiltered = filters.isUnpaidOnly || filters.isMineOnly || filters.words !== '';
  const isLookingOn = isFiltered && hasNextPage && !isError;
  useEffect(() => {
    if (isLookingOn && !isFetching) void fetchNextPage();
  }, [isLookingOn, isFetching, fetchNextPage]);

  function setFilters(changed: QueueFilters): void {
    startTransition(() => {
      showFilters(changed);
      setSearch(queueSearch(changed), { replace: true });
    });
  }

  const all = list.data?.pages.flatMap((page) => page.answer.items);
  return {
    list,
    filters,
    isFiltered,
    isLookingOn,
    items: all?.filter((item) => isWanted(item, filters)),
    next: nextOf(all ?? []),
    /** Albums that are not among them because their record cannot be read. */
    unreadable: list.data?.pages.reduce((sum, page) => sum + page.unreadable, 0) ?? 0,
    setFilters,
  };
}

export type QueueState = ReturnType<typeof useQueue>;
