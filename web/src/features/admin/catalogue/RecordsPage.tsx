import Plus from 'lucide-react/icons/plus';
import { Navigate, useParams } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { staffKeys } from '#lib/queries/staff.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { BulkBar } from '../components/BulkBar';
import { FilterBar } from '../components/FilterBar';
import { FilterTabs } from '../components/FilterTabs';
import { SearchField } from '../components/SearchField';
import { StaffList } from '../components/StaffList';
import { StaffPage } from '../components/StaffPage';
import { useFilters } from '../lib/use-filters';
import { type Selection, useSelection } from '../lib/use-selection';
import { type StaffListState, useStaffList } from '../lib/use-staff-list';
import { recordName } from './form-values';
import type { Kind } from './kind-fields';
import { kindOf } from './kinds';
import { fetchRecords, type ManagedRecord } from './managed';
import { catalogueMessages } from './messages';
import { recordColumns } from './record-columns';
import { TableButtons } from './TableButtons';
import { TakeWorkedOut } from './TakeWorkedOut';
import { useOptions } from './use-options';

/** List of the records of one kind. */
export function RecordsPage() {
  const kind = kindOf(useParams().kind);
  return kind ? <Records key={kind.name} kind={kind} /> : <Navigate to=".." replace />;
}

function useRecords(kind: Kind, filters: { q: string; state: string }) {
  return useStaffList({
    queryKey: staffKeys['staff-catalogue'].list(kind.name, filters),
    fetchPage: (cursor, signal) => {
      const { q, state } = filters;
      return fetchRecords(kind, { q: q || undefined, state, cursor }, signal);
    },
    rowsOf: ({ records }) => records,
  });
}

function Records({ kind }: { kind: Kind }) {
  const t = useMessages(catalogueMessages);
  const { filters, setFilters, isFiltered, clear } = useFilters({ q: '', state: 'offered' });
  const list = useRecords(kind, filters);
  const { hasWorkedOutPrice = false } = kind;
  const rows = list.rows ?? [];
  const selection = useSelection(hasWorkedOutPrice ? rows.map(({ id }) => String(id)) : []);
  const states = [
    'offered',
    'archived',
    'all',
    ...(hasWorkedOutPrice ? ['check' as const] : []),
  ] as const;
  return (
    <StaffPage
      title={kind.title}
      intro={kind.about}
      back={{ to: '/admin/catalogue', label: t.back }}
      actions={
        <>
          <TableButtons kind={kind} />
          <ButtonLink to="new" variant="filled" icon={<Plus aria-hidden="true" />}>
            {t.add({ name: kind.one })}
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
        selection={hasWorkedOutPrice ? selection : undefined}
      />
      {hasWorkedOutPrice && (
        <BulkBar selection={selection}>
          <TakeWorkedOut kind={kind} records={rows} selection={selection} />
        </BulkBar>
      )}
    </StaffPage>
  );
}

interface RecordListProps {
  kind: Kind;
  list: StaffListState<ManagedRecord>;
  isFiltered: boolean;
  clear: () => void;
  selection: Selection | undefined;
}

function RecordList({ kind, list, isFiltered, clear, selection }: RecordListProps) {
  const t = useMessages(catalogueMessages);
  const options = useOptions(kind);
  return (
    <StaffList
      list={list}
      failed={kind.failures?.list}
      caption={kind.title}
      columns={recordColumns({ kind, options, t })}
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
