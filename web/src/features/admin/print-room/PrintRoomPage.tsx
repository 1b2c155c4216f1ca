import { listAllOrders } from '@smriti/shared/order/order-list';
import { type PrintJob, printJob } from '@smriti/shared/order/print-jobs';
import * as z from 'zod/mini';
import { listPrintStates, type PrintProgress } from '@smriti/shared/order/print-files';
import { lazy, Suspense, useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { callPage, callApi } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { FilterBar } from '../components/FilterBar';
import { FilterTabs } from '../components/FilterTabs';
import type { BulkStep } from '../components/order/BulkStepButtons';
import { sharedOrderMessages } from '../components/order/messages';
import { SearchField } from '../components/SearchField';
import { StaffList } from '../components/StaffList';
import { StaffPage } from '../components/StaffPage';
import { useListFilters } from '../lib/use-list-filters';
import { useRowSelection } from '../lib/use-row-selection';
import { useStaffList } from '../lib/use-staff-list';
import { jobColumns } from './job-columns';
import { printRoomMessages } from './messages';
import { ScanField } from './ScanField';

// Loaded after the list.
const BulkStepButtons = lazy(async () => ({
  default: (await import('../components/order/BulkStepButtons')).BulkStepButtons,
}));

/** Shortest text that is searched. */
const MIN_SEARCH_LENGTH = 2;

const WATCH_MS = 3000;
const PRINTS_REFRESH_MS = 30_000;
const MAX_ORDERS_PER_CALL = 100;

/**
 * Print file progress of the listed orders, by order id; orders with unknown progress are missing.
 */
function usePrintStates(orderIds: readonly string[]): ReadonlyMap<string, PrintProgress> {
  const asked = orderIds.slice(0, MAX_ORDERS_PER_CALL);
  const { data } = useQuery({
    queryKey: staffQueryKeys['staff-prints'].states(asked),
    queryFn: async ({ signal }) => {
      const query = { order_ids: asked.join(',') };
      return (await callApi(listPrintStates, { query, signal })).prints;
    },
    enabled: asked.length > 0,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some((print) => print.state === 'making') ? WATCH_MS : PRINTS_REFRESH_MS,
  });
  return new Map(data?.map((print) => [print.order_id, print]));
}

const LISTS = ['waiting', 'printing', 'printed', 'shipped'] as const;
type List = (typeof LISTS)[number];

/** Bulk steps that each list offers. */
const STEPS = {
  waiting: 'start',
  printing: 'finish',
  printed: 'ship',
  shipped: 'deliver',
} as const satisfies Record<List, BulkStep>;

/** Polling interval of a list in ms. */
const REFRESH_MS = 30_000;
/** Polling interval of a list in ms while it is narrowed to a size or a paper, because all its pages are loaded. */
const WHOLE_LIST_REFRESH_MS = 5 * 60_000;

/** Fields that the answers for printers and admins share; other admin fields are dropped. */
const jobs = z.array(printJob);

function useJobs(list: List, q: string, refetchEveryMs: number) {
  const shown = list === 'shipped' ? { status: 'Shipped' } : { print_state: list };
  const query = { ...shown, ...(q.length >= MIN_SEARCH_LENGTH && { q }) };
  return useStaffList({
    queryKey: staffQueryKeys['staff-orders'].list({ room: list, q: query.q ?? '' }),
    fetchPage: (cursor, signal) => callPage(listAllOrders, { query: { ...query, cursor }, signal }),
    rowsOf: ({ orders }): PrintJob[] => z.parse(jobs, orders),
    refetchEveryMs,
  });
}

const SPECIFICATION = ['size', 'paper'] as const;
type Specification = (typeof SPECIFICATION)[number];
const NO_SPECIFICATION = { size: '', paper: '' };
const NO_FILTERS = { ...NO_SPECIFICATION, q: '' };
const FILTERS = { ...NO_FILTERS, print_state: 'waiting' };

const hasSpecification = (job: PrintJob, filters: Record<Specification, string>) =>
  SPECIFICATION.every((name) => filters[name] === '' || job[name] === filters[name]);

interface SpecificationFilterProps {
  label: string;
  jobs: readonly PrintJob[];
  name: Specification;
  /** '' for all. */
  value: string;
  onChange: (value: string) => void;
}

/** Choice among the sizes or papers of the jobs; nothing if there is none to choose from. */
function SpecificationFilter({ label, jobs, name, value, onChange }: SpecificationFilterProps) {
  const t = useMessages(printRoomMessages);
  const values = new Set([...jobs.map((job) => job[name]), value].filter((one) => one !== ''));
  if (values.size < 2 && value === '') return null;
  const options = [...values].sort((a, b) => a.localeCompare(b));
  return (
    <SelectField
      label={label}
      options={[{ value: '', label: t.all }, ...options.map((one) => ({ value: one, label: one }))]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Lists of jobs: three by print state, and one of shipped jobs. */
export function PrintRoomPage() {
  const t = useMessages(printRoomMessages);
  const parts = useMessages(sharedOrderMessages);
  const { filters, setFilters } = useListFilters(FILTERS);
  const shown = LISTS.find((one) => one === filters.print_state) ?? 'waiting';
  const isNarrowed = SPECIFICATION.some((name) => filters[name] !== '');
  const list = useJobs(shown, filters.q, isNarrowed ? WHOLE_LIST_REFRESH_MS : REFRESH_MS);
  const rows = (list.rows ?? []).filter((job) => hasSpecification(job, filters));
  const isFiltered = isNarrowed || filters.q !== '';
  // Size and paper are compared in the browser, so they need all pages of the list.
  const { isLoadingMore, showMore } = list;
  const isIncomplete = isNarrowed && list.hasMore && !list.error;
  useEffect(() => {
    if (isIncomplete && !isLoadingMore) showMore();
  }, [isIncomplete, isLoadingMore, showMore]);
  const isPrinted = shown === 'printed' || shown === 'shipped';
  const prints = usePrintStates(isPrinted ? [] : rows.map(({ id }) => id));
  const selection = useRowSelection(rows.map(({ id }) => id));
  const empty = {
    waiting: t.emptyWaiting,
    printing: t.emptyPrinting,
    printed: t.emptyPrinted,
    shipped: t.emptyShipped,
  }[shown];
  return (
    <StaffPage title={t.heading} intro={t.intro}>
      <ScanField />
      <FilterBar isFiltered={isFiltered} onClear={() => setFilters(NO_FILTERS)}>
        <FilterTabs
          label={t.state}
          options={LISTS.map((value) => ({ value, label: t[value] }))}
          value={shown}
          onChange={(print_state) => setFilters({ print_state, ...NO_SPECIFICATION })}
        />
        <SearchField label={t.search} value={filters.q} onChange={(q) => setFilters({ q })} />
        {SPECIFICATION.map((name) => (
          <SpecificationFilter
            key={name}
            label={t[name]}
            jobs={list.rows ?? []}
            name={name}
            value={filters[name]}
            onChange={(value) => setFilters({ [name]: value })}
          />
        ))}
      </FilterBar>
      <StaffList
        list={list.rows ? { ...list, rows } : list}
        caption={t.caption}
        isDense
        columns={jobColumns(t, rows, isPrinted ? null : prints)}
        keyOf={({ id }) => id}
        selection={selection}
        nameOf={({ order_id: number }) => parts.chooseOrder({ number })}
        empty={<EmptyState drawing="album" title={empty} />}
        isFiltered={isFiltered}
        onClearFilters={() => setFilters(NO_FILTERS)}
      />
      <Suspense>
        <BulkStepButtons selection={selection} steps={[STEPS[shown]]} hasFiles />
      </Suspense>
    </StaffPage>
  );
}
