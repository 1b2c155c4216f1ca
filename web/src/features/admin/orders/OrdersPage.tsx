import { listAllOrders, type ListedOrder } from '@smriti/shared/order/order-management';
import { ORDER_STATUSES } from '@smriti/shared/order/order-states';
import { PAYMENT_STATUSES } from '@smriti/shared/payment/payment-states';
import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { useLocation } from 'react-router-dom';
import { callPage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { Button, ButtonAnchor } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { FilterBar } from '../components/FilterBar';
import { FilterTabs } from '../components/FilterTabs';
import { BulkStepButtons } from '../components/order/BulkStepButtons';
import { sharedOrderMessages } from '../components/order/messages';
import { statusWords } from '../components/order/status-words';
import { SearchField } from '../components/SearchField';
import { StaffList } from '../components/StaffList';
import { StaffPage } from '../components/StaffPage';
import { type ListFilters, useListFilters } from '../lib/use-list-filters';
import { useKeptScroll } from '../lib/use-kept-scroll';
import { useRowSelection } from '../lib/use-row-selection';
import { useStaffList } from '../lib/use-staff-list';
import { OrderExports } from './OrderExports';
import { orderListMessages } from './messages';
import { OrderBoard } from './OrderBoard';
import { ORDER_FILTERS, toOrderQuery } from './order-filters';
import { orderColumns } from './order-columns';
import { listCommonSteps, ordersFromAnswer } from './staff-orders';

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

/** List of all orders of the shop. */
export function OrdersPage() {
  const t = useMessages(orderListMessages);
  const state = useListFilters<keyof typeof ORDER_FILTERS>(ORDER_FILTERS);
  const { filters, setFilters } = state;
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
      {isBoard ? <OrderBoard /> : <OrderList {...state} />}
      <div id="exports">
        <OrderExports />
      </div>
    </StaffPage>
  );
}

function OrderList({
  filters,
  setFilters,
  isFiltered,
  clear,
}: ReturnType<typeof useListFilters<keyof typeof ORDER_FILTERS>>) {
  const t = useMessages(orderListMessages);
  const parts = useMessages(sharedOrderMessages);
  const words = useMessages(statusWords);
  const { search } = useLocation();
  const list = useOrders(filters);
  useKeptScroll(list.rows !== undefined);
  const rows: readonly ListedOrder[] = list.rows ?? [];
  const ids = rows.map(({ id }) => id);
  const opened = { search, ids, cursor: list.nextCursor, isPrevious: true };
  const selection = useRowSelection(ids);
  const chosen = rows.filter(({ id }) => selection.ids.includes(id));
  return (
    <>
      <FilterBar isFiltered={isFiltered} onClear={clear}>
        <SearchField
          label={t.search}
          hint={t.searchHint}
          value={filters.q}
          onChange={(q) => setFilters({ q })}
        />
        <SelectField
          label={t.state}
          options={[
            { value: '', label: t.all },
            ...ORDER_STATUSES.map((value) => ({ value, label: words[value] })),
          ]}
          value={filters.status}
          onChange={(event) => setFilters({ status: event.target.value })}
        />
        <SelectField
          label={t.payment}
          options={[
            { value: '', label: t.all },
            ...PAYMENT_STATUSES.map((value) => ({ value, label: words[value] })),
          ]}
          value={filters.payment_status}
          onChange={(event) => setFilters({ payment_status: event.target.value })}
        />
        {filters.tag !== '' && (
          <Button icon={<X aria-hidden="true" />} onClick={() => setFilters({ tag: '' })}>
            {t.tagFilter({ tag: filters.tag })}
          </Button>
        )}
      </FilterBar>
      <StaffList
        list={list}
        caption={t.caption}
        columns={orderColumns(t, opened)}
        keyOf={({ id }) => id}
        nameOf={({ order_id: number }) => parts.chooseOrder({ number })}
        selection={selection}
        isFiltered={isFiltered}
        onClearFilters={clear}
        empty={<EmptyState drawing="album" title={t.empty} />}
      />
      <BulkStepButtons selection={selection} steps={listCommonSteps(chosen)} />
    </>
  );
}
