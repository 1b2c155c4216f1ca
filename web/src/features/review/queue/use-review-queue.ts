import { listApprovalProducts } from '@smriti/shared/album/approval';
import { queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { REVIEW_REFRESH_MS } from '#lib/albums/approval.ts';
import { callPage } from '#lib/api/api.ts';
import { useLiveReview } from '#lib/live-status/use-live-review.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import {
  matchesQueueFilters,
  findNextAlbum,
  type QueueFilters,
  parseQueueFilters,
  toQueueSearch,
} from './queue-filters';

const PAGE_SIZE = 20;

/** Query for the next album to review after `currentId`; null if none. */
export function nextAlbumQuery(currentId: string) {
  return queryOptions({
    queryKey: queryKeys['approval-products'].next(currentId),
    queryFn: async ({ signal }) => {
      const query = { status: 'Requested', limit: 100 };
      const { answer } = await callPage(listApprovalProducts, { query, signal });
      return findNextAlbum(answer.items, currentId);
    },
    staleTime: 0,
  });
}

export function useReviewQueue() {
  const [search, setSearch] = useSearchParams();
  // The router renders a new address in a transition; a checkbox must show its new state at once.
  const [filters, showFilters] = useOptimistic(parseQueueFilters(search));
  const { status } = filters;
  const list = useInfiniteQuery({
    queryKey: queryKeys['approval-products'].queue(status),
    queryFn: ({ pageParam, signal }) => {
      const query = { status, limit: PAGE_SIZE };
      const place = pageParam ? { cursor: pageParam } : { total: '1' as const };
      return callPage(listApprovalProducts, { query: { ...query, ...place }, signal });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
    // Fallback for connections that block the live listener; also renews picture URLs before they
    // expire.
    refetchInterval: REVIEW_REFRESH_MS,
  });
  useLiveReview({ albumId: null, status });
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;

  // These filters run in the browser, so they need all pages of the queue.
  const isFiltered = filters.isUnpaidOnly || filters.isMineOnly || filters.words !== '';
  const isLookingOn = isFiltered && hasNextPage && !isError;
  useEffect(() => {
    if (isLookingOn && !isFetching) void fetchNextPage();
  }, [isLookingOn, isFetching, fetchNextPage]);

  function setFilters(changed: QueueFilters): void {
    startTransition(() => {
      showFilters(changed);
      setSearch(toQueueSearch(changed), { replace: true });
    });
  }

  const all = list.data?.pages.flatMap((page) => page.answer.items);
  return {
    list,
    filters,
    isFiltered,
    isLookingOn,
    items: all?.filter((item) => matchesQueueFilters(item, filters)),
    next: findNextAlbum(all ?? []),
    /** Number of albums in the state, also of those not loaded yet. */
    total: list.data?.pages[0]?.total ?? 0,
    /** Number of albums left out because their record cannot be read. */
    unreadable: list.data?.pages.reduce((sum, page) => sum + page.unreadable, 0) ?? 0,
    setFilters,
  };
}

export type ReviewQueueState = ReturnType<typeof useReviewQueue>;
