import { listAllOrders, type ListedOrder } from '@smriti/shared/order/order-list';
import Download from 'lucide-react/icons/download';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { callPage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { ButtonAnchor } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { FilterBar } from '../components/FilterBar';
import { FilterTabs } from '../components/FilterTabs';
import { sharedOrderMessages } from '../components/order/messages';
import { StaffList } from '../components/StaffList';
import { StaffPage } from '../components/StaffPage';
import { consoleMessages } from '../lib/messages';
import { type ListFilters, type ListFilterState, useListFilters } from '../lib/use-list-filters';
import { useScrollRestoration } from '../lib/use-scroll-restoration';
import { useIsAdmin } from '../lib/use-is-admin';
import { useRowSelection } from '../lib/use-row-selection';
import { useStaffList } from '../lib/use-staff-list';
import { orderListMessages } from './messages';
import { hasNarrowingFilter, ORDER_FILTERS, toOrderQuery } from './order-filters';
import { OrderFilterBar } from './OrderFilterBar';
import { orderColumns } from './order-columns';
import { listCommonSteps, ordersFromAnswer } from './staff-orders';

/* Parts of the page that are loaded after the list. */
const BulkStepButtons = lazy(async () => ({
  default: (await import('../components/order/BulkStepButtons')).BulkStepButtons,
}));
const OrderBoard = lazy(async () => ({ default: (await import('./OrderBoard')).OrderBoard }));
const OrderExports = lazy(async () => ({ default: (await import('./OrderExports')).OrderExports }));
const OrderViews = lazy(async () => ({ default: (await import('./OrderViews')).OrderViews }));
const OrderListDownload = lazy(async () => ({
  default: (await import('./OrderListDownload')).OrderListDownload,
}));

type OrderFilters = ListFilters<keyof typeof ORDER_FILTERS>;

const REFRESH_MS = 60_000;

function useOrders(filters: OrderFilters) {
  const narrowed = toOrderQuery(filters);
  return useStaffList({
    queryKey: staffQueryKeys['staff-orders'].list(narrowed),
    fetchPage: (cursor, signal) =>
      callPage(listAllOrders, { query: { ...narrowed, cursor }, signal }),
    rowsOf: ordersFromAnswer,
    refetchEveryMs: REFRESH_MS,
  });
}

/** List of all orders of the shop; read-only for support. */
export function OrdersPage() {
  const t = useMessages(orderListMessages);
  const state = useListFilters<keyof typeof ORDER_FILTERS>(ORDER_FILTERS);
  const { filters, setFilters } = state;
  const isAdmin = useIsAdmin();
  if (!isAdmin) {
    return (
      <StaffPage title={t.heading}>
        <OrderList {...state} />
      </StaffPage>
    );
  }
  const isBoard = filters.view === 'board';
  return (
    <StaffPage
      title={t.heading}
      actions={
        // This link leads to the exports, which are below up to a hundred orders.
        <ButtonAnchor href="#exports" icon={<Download aria-hidden="true" />}>
          {t.exports}
        </ButtonAnchor>
      }
    >
      <FilterBar isFiltered={false}>
        <FilterTabs
          label={t.view}
          options={[
            { value: 'list', label: t.list },
            { value: 'board', label: t.board },
          ]}
          value={filters.view}
          onChange={(view) => setFilters({ view })}
        />
      </FilterBar>
      {isBoard ? (
        <Suspense>
          <OrderBoard />
        </Suspense>
      ) : (
        <OrderList {...state} isAdmin />
      )}
      <div id="exports">
        <Suspense>
          <OrderExports />
        </Suspense>
      </div>
    </StaffPage>
  );
}

interface OrderListProps extends ListFilterState<keyof typeof ORDER_FILTERS> {
  /** Whether orders can be chosen, moved and downloaded. */
  isAdmin?: boolean;
}

function OrderList({ isAdmin = false, ...state }: OrderListProps) {
  const { filters, setFilters, clear } = state;
  const t = useMessages(orderListMessages);
  const parts = useMessages(sharedOrderMessages);
  const texts = useMessages(consoleMessages);
  const { search } = useLocation();
  const list = useOrders(filters);
  useScrollRestoration(list.rows !== undefined);
  const rows: readonly ListedOrder[] = list.rows ?? [];
  const ids = rows.map(({ id }) => id);
  const opened = { search, ids, cursor: list.nextCursor, isPrevious: true };
  const selection = useRowSelection(ids);
  const { sort } = toOrderQuery(filters);
  const onSort = (changed: string) => setFilters({ sort: changed });
  const columns = orderColumns({ t, parts: texts, list: opened, filters, sort, onSort });
  const chosen = rows.filter(({ id }) => selection.ids.includes(id));
  return (
    <>
      <Suspense>
        <OrderViews filters={filters} />
      </Suspense>
      <OrderFilterBar {...state} />
      <Suspense>{isAdmin && rows.length > 0 && <OrderListDownload filters={filters} />}</Suspense>
      <StaffList
        list={list}
        caption={t.caption}
        columns={columns}
        isDense
        keyOf={({ id }) => id}
        nameOf={({ order_id: number }) => parts.chooseOrder({ number })}
        selection={isAdmin ? selection : undefined}
        isFiltered={hasNarrowingFilter(filters)}
        onClearFilters={clear}
        empty={<EmptyState drawing="album" title={t.empty} />}
      />
      <Suspense>
        {isAdmin && <BulkStepButtons selection={selection} steps={listCommonSteps(chosen)} />}
      </Suspense>
    </>
  );
}
