import type { QueueItem } from '@smriti/shared/album/approval';

/** What the address asks of the queue. */
export interface QueueFilters {
  status: 'Requested' | 'Responded';
  isUnpaidOnly: boolean;
  isMineOnly: boolean;
}

const ON = '1';

export function queueFiltersOf(search: URLSearchParams): QueueFilters {
  return {
    status: search.get('status') === 'Responded' ? 'Responded' : 'Requested',
    isUnpaidOnly: search.get('unpaid') === ON,
    isMineOnly: search.get('mine') === ON,
  };
}

/** The address that asks for these filters; what is not filtered does not stand in it. */
export function queueSearch({ status, isUnpaidOnly, isMineOnly }: QueueFilters): string {
  const search = new URLSearchParams();
  if (status === 'Responded') search.set('status', status);
  if (isUnpaidOnly) search.set('unpaid', ON);
  if (isMineOnly) search.set('mine', ON);
  return search.toString();
}

export function isWanted(item: QueueItem, filters: QueueFilters): boolean {
  if (filters.isUnpaidOnly && !item.is_unpaid) return false;
  return !filters.isMineOnly || item.taken?.is_mine === true;
}

/**
 * The album to go on with: the oldest that nobody else has, and one that can be responded to before
 * one that is unpaid. Null when there is none but `currentId`.
 */
export function nextOf(items: readonly QueueItem[], currentId?: string): QueueItem | null {
  const free = items.filter(
    ({ id, status, taken }) =>
      id !== currentId && status === 'Requested' && (taken === null || taken.is_mine),
  );
  return free.find(({ is_unpaid }) => !is_unpaid) ?? free[0] ?? null;
}
