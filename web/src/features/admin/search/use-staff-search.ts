import { listUsers } from '@smriti/shared/account/management';
import type { Role } from '@smriti/shared/account/roles';
import { listApprovalProducts, type QueueItem } from '@smriti/shared/album/approval';
import { productDefinition } from '@smriti/shared/catalogue/managed/products';
import { listAllOrders } from '@smriti/shared/order/order-list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError, callApi, callPage } from '#lib/api/api.ts';
import { useDebouncedValue } from '#lib/device/use-debounced-value.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { staffStatusMessages } from '../components/order/status-messages';
import { consoleShellMessages } from '../shell/messages';
import type { ConsoleArea } from '../console-areas';
import { staffSearchMessages } from './messages';
import * as results from './search-results';

/** Pause in typing before a request, in ms. */
const PAUSE_MS = 200;
const MIN_LENGTH = 2;
/** Maximum number of results of a group. */
const LIMIT = 5;
/** Albums of the review queue that are searched, and read in one call. */
const MAX_QUEUE = 300;
const QUEUE_PAGE = 100;
const FRESH_MS = 30_000;

/** Roles that may read the records of each group (docs/rules.md#roles-8, docs/rules.md#roles-9). */
const READERS = {
  orders: ['printer', 'support', 'admin'],
  customers: ['support', 'admin'],
  products: ['admin'],
  queue: ['reviewer'],
} as const satisfies Record<string, readonly Role[]>;

async function fetchQueue(signal: AbortSignal): Promise<QueueItem[]> {
  const items: QueueItem[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: QUEUE_PAGE, cursor };
    const page = await callPage(listApprovalProducts, { query, signal });
    items.push(...page.answer.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && items.length < MAX_QUEUE);
  return items;
}

/** Queries of the groups that the role may read. */
function useFound(q: string, role: Role) {
  const canAsk = (group: keyof typeof READERS) =>
    q.length >= MIN_LENGTH && READERS[group].some((one) => one === role);
  const options = { placeholderData: keepPreviousData, staleTime: FRESH_MS, retry: false };
  const orders = useQuery({
    ...options,
    queryKey: staffQueryKeys['staff-orders'].found(q),
    queryFn: ({ signal }) => callApi(listAllOrders, { query: { q, limit: LIMIT }, signal }),
    enabled: canAsk('orders'),
  });
  const customers = useQuery({
    ...options,
    queryKey: staffQueryKeys['staff-users'].found(q),
    queryFn: ({ signal }) => callApi(listUsers, { query: { q, limit: LIMIT }, signal }),
    enabled: canAsk('customers'),
  });
  const products = useQuery({
    ...options,
    queryKey: staffQueryKeys['staff-catalogue'].found(q),
    queryFn: ({ signal }) =>
      callApi(productDefinition.calls.list, { query: { q, state: 'all', limit: LIMIT }, signal }),
    enabled: canAsk('products'),
  });
  const queue = useQuery({
    ...options,
    queryKey: staffQueryKeys['staff-albums'].found(),
    queryFn: ({ signal }) => fetchQueue(signal),
    enabled: canAsk('queue'),
  });
  return { orders, customers, products, queue };
}

/** Whether a group could not be read. A text without a word, which the API refuses, finds nothing. */
const isFailure = (error: Error | null) =>
  error !== null && !(error instanceof ApiError && error.code === 'invalid_input');

/** Results of the console's search for a text, by group (docs/rules.md#console-9). */
export function useStaffSearch(typed: string, role: Role, areas: readonly ConsoleArea[]) {
  const text = typed.trim();
  const q = useDebouncedValue(text, PAUSE_MS);
  const search = useMessages(staffSearchMessages);
  const status = useMessages(staffStatusMessages);
  const shell = useMessages(consoleShellMessages);
  const texts = { search, status };
  const { orders, customers, products, queue } = useFound(q, role);
  const queries = [orders, customers, products, queue];
  const pages = areas.map(({ path, name }) => ({ path, label: shell[name] }));
  const found = orders.data?.orders ?? [];
  const isAsked = text.length >= MIN_LENGTH && q.length >= MIN_LENGTH;
  const list = isAsked
    ? [
        ...results.findPages(pages, text),
        ...found.map((order) => results.toOrderResult(order, texts)),
        ...(customers.data?.users ?? []).map((user) => results.toCustomerResult(user, texts)),
        ...results.toAlbumResults(found, texts),
        ...results.findQueuedAlbums(queue.data ?? [], q, texts).slice(0, LIMIT),
        ...(products.data?.records ?? []).map((one) => results.toProductResult(one, texts)),
      ]
    : [];
  return {
    results: list,
    isAsked,
    isSearching: isAsked && (q !== text || queries.some(({ isFetching }) => isFetching)),
    isFailed: isAsked && queries.some(({ error }) => isFailure(error)),
  };
}
