import Plus from 'lucide-react/icons/plus';
import { Navigate, useParams } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { BulkActionBar } from '../components/BulkActionBar';
import { FilterBar } from '../components/FilterBar';
import { FilterTabs } from '../components/FilterTabs';
import { SearchField } from '../components/SearchField';
import { StaffList } from '../components/StaffList';
import { StaffPage } from '../components/StaffPage';
import { type ListFilters, useListFilters } from '../lib/use-list-filters';
import { consoleMessages } from '../lib/messages';
import { type RowSelection, useRowSelection } from '../lib/use-row-selection';
import { type StaffListState, useStaffList } from '../lib/use-staff-list';
import { recordName } from './form-values';
import { type CatalogueKindConfig, hasDrafts } from './kind-config';
import { kindText } from './kind-messages';
import { findKindConfig } from './kinds';
import { fetchRecords, type ManagedRecord } from './managed-records';
import { catalogueMessages } from './messages';
import { recordColumns } from './record-columns';
import { TableButtons } from './TableButtons';
import { ApplyComputedPrices } from './ApplyComputedPrices';
import { useRecordOptions } from './use-records';

export function RecordsPage() {
  const kind = findKindConfig(useParams().kind);
  return kind ? <Records key={kind.name} kind={kind} /> : <Navigate to=".." replace />;
}

function useRecords(kind: CatalogueKindConfig, filters: ListFilters<'q' | 'state' | 'sort'>) {
  return useStaffList({
    queryKey: staffQueryKeys['staff-catalogue'].list(kind.name, filters),
    fetchPage: (cursor, signal) => {
      const { q, state, sort } = filters;
      const asked = { q: q || undefined, state, sort: sort || undefined };
      return fetchRecords(kind, { ...asked, cursor }, signal);
    },
    rowsOf: ({ records }) => records,
  });
}

function Records({ kind }: { kind: CatalogueKindConfig }) {
  const t = useMessages(catalogueMessages);
  const { filters, setFilters, clear } = useListFilters({ q: '', state: 'offered', sort: '' });
  const isFiltered = filters.q !== '' || filters.state !== 'offered';
  const list = useRecords(kind, filters);
  const { hasWorkedOutPrice = false } = kind;
  const rows = list.rows ?? [];
  const selection = useRowSelection(hasWorkedOutPrice ? rows.map(({ id }) => String(id)) : []);
  const states = [
    'offered',
    ...(hasDrafts(kind) ? ['draft' as const] : []),
    'archived',
    'all',
    ...(hasWorkedOutPrice ? ['check' as const] : []),
  ] as const;
  return (
    <StaffPage
      title={kindText(kind.title)}
      intro={kindText(kind.about)}
      back={{ to: '/admin/catalogue', label: t.back }}
      actions={
        <>
          <TableButtons kind={kind} />
          <ButtonLink to="new" variant="filled" icon={<Plus aria-hidden="true" />}>
            {t.add({ name: kindText(kind.one) })}
          </ButtonLink>
        </>
      }
    >
      <FilterBar isFiltered={isFiltered} onClear={clear}>
        <SearchField label={t.search} value={filters.q} onChange={(q) => setFilters({ q })} />
        <FilterTabs
          label={t.state}
          options={states.map((value) => ({ value, label: t[value] }))}
          value={filters.state}
          onChange={(state) => setFilters({ state })}
        />
      </FilterBar>
      <RecordList
        {...{ kind, list, isFiltered, clear }}
        sort={filters.sort}
        onSort={(sort) => setFilters({ sort })}
        selection={hasWorkedOutPrice ? selection : undefined}
      />
      {hasWorkedOutPrice && (
        <BulkActionBar selection={selection}>
          <ApplyComputedPrices kind={kind} records={rows} selection={selection} />
        </BulkActionBar>
      )}
    </StaffPage>
  );
}

interface RecordListProps {
  kind: CatalogueKindConfig;
  list: StaffListState<ManagedRecord>;
  isFiltered: boolean;
  clear: () => void;
  selection: RowSelection | undefined;
  sort: string;
  onSort: (sort: string) => void;
}

function RecordList(props: RecordListProps) {
  const { kind, list, isFiltered, clear, selection, sort, onSort } = props;
  const t = useMessages(catalogueMessages);
  const parts = useMessages(consoleMessages);
  const options = useRecordOptions(kind);
  return (
    <StaffList
      isDense
      list={list}
      failed={kind.failures && kindText(kind.failures.list)}
      caption={kindText(kind.title)}
      columns={recordColumns({ kind, options, t, parts, sort, onSort })}
      keyOf={({ id }) => String(id)}
      nameOf={(record) => recordName(kind, record)}
      selection={selection}
      isFiltered={isFiltered}
      onClearFilters={clear}
      empty={
        <EmptyState drawing="album" title={t.nothing}>
          {t.nothingText}
        </EmptyState>
      }
    />
  );
}
