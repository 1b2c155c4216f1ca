import type { QueueItem } from '@smriti/shared/album/approval';

export interface QueueFilters {
  status: 'Requested' | 'Responded';
  isUnpaidOnly: boolean;
  isMineOnly: boolean;
  /** Search text: words of the title, or an order number. */
  words: string;
}

const ON = '1';

export function parseQueueFilters(search: URLSearchParams): QueueFilters {
  return {
    status: search.get('status') === 'Responded' ? 'Responded' : 'Requested',
    isUnpaidOnly: search.get('unpaid') === ON,
    isMineOnly: search.get('mine') === ON,
    words: search.get('q') ?? '',
  };
}

/** Query string with the filters; inactive ones are left out. */
export function toQueueSearch({ status, isUnpaidOnly, isMineOnly, words }: QueueFilters): string {
  const search = new URLSearchParams();
  if (status === 'Responded') search.set('status', status);
  if (isUnpaidOnly) search.set('unpaid', ON);
  if (isMineOnly) search.set('mine', ON);
  if (words !== '') search.set('q', words);
  return search.toString();
}

/** Whether title or order number contain each search word; the end of an order number is enough. */
function matches({ title, order_number }: QueueItem, words: string): boolean {
  const text = `${title} ${order_number ?? ''}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const DAY_MS = 86_400_000;
/** Number of days after which an album has waited too long. */
const URGENT_DAYS = 2;

/** Number of whole days that an album has waited, and whether that is too long. */
export function computeQueueWait(item: Pick<QueueItem, 'requested_at' | 'is_unpaid'>, now: number) {
  const days = Math.max(0, Math.floor((now - Date.parse(item.requested_at)) / DAY_MS));
  return { days, isUrgent: days >= URGENT_DAYS && !item.is_unpaid };
}

export function matchesQueueFilters(item: QueueItem, filters: QueueFilters): boolean {
  if (filters.isUnpaidOnly && !item.is_unpaid) return false;
  if (!matches(item, filters.words)) return false;
  return !filters.isMineOnly || item.taken?.is_mine === true;
}

/**
 * Next album to review: the oldest that no other reviewer has, paid ones before unpaid ones.
 * null if there is none other than `currentId`.
 */
export function findNextAlbum(items: readonly QueueItem[], currentId?: string): QueueItem | null {
  const free = items.filter(
    ({ id, status, taken }) =>
      id !== currentId && status === 'Requested' && (taken === null || taken.is_mine),
  );
  return free.find(({ is_unpaid }) => !is_unpaid) ?? free[0] ?? null;
}
