import {
  type ListedUser,
  listUsers,
  STAFF_ROLES,
  USER_SORTS,
} from '@smriti/shared/account/management';
import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { callPage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import type { RecordColumn } from '#ui/layout/RecordTable.tsx';
import { FilterBar } from '../components/FilterBar';
import { FilterTabs } from '../components/FilterTabs';
import { SearchField } from '../components/SearchField';
import { StaffList } from '../components/StaffList';
import { StaffPage } from '../components/StaffPage';
import { sortedColumn } from '../components/sorted-column';
import { DateText } from '../components/formatted-values';
import { consoleMessages } from '../lib/messages';
import { type ListFilters, useListFilters } from '../lib/use-list-filters';
import { useIsAdmin } from '../lib/use-is-admin';
import { useStaffList } from '../lib/use-staff-list';
import { customerListMessages } from './messages';
import { RoleBadge } from './RoleBadge';

const CustomerPage = lazy(() => import('./CustomerPage'));
const InvitationsPage = lazy(() => import('./InvitationsPage'));

/** Routes below /admin/customers: the list of accounts, and a page for each account. */
export default function CustomersArea() {
  const isAdmin = useIsAdmin();
  return (
    <Routes>
      <Route index element={<CustomersPage />} />
      {isAdmin && <Route path="invitations" element={<InvitationsPage />} />}
      <Route path=":uid" element={<CustomerPage />} />
      <Route path="*" element={<Navigate to="/admin/customers" replace />} />
    </Routes>
  );
}

const MIN_SEARCH_LENGTH = 2;

function useCustomers({ q, ...filters }: ListFilters<'q' | 'role' | 'sort'>) {
  const role = STAFF_ROLES.find((name) => name === filters.role);
  const sort = USER_SORTS.find((name) => name === filters.sort);
  const asked = {
    ...(q.length >= MIN_SEARCH_LENGTH && { q }),
    ...(role && { role }),
    ...(sort && { sort }),
  };
  return useStaffList({
    queryKey: staffQueryKeys['staff-users'].list(asked),
    fetchPage: (cursor, signal) => callPage(listUsers, { query: { ...asked, cursor }, signal }),
    rowsOf: ({ users }) => users,
  });
}

function useColumns(sort: string, onSort: (sort: string) => void): RecordColumn<ListedUser>[] {
  const t = useMessages(customerListMessages);
  const texts = useMessages(consoleMessages);
  const sortedBy = (label: string, ascending: string, descending: string) =>
    sortedColumn({ label, sort: sort || 'newest', ascending, descending, onSort, texts });
  return [
    {
      id: 'name',
      ...sortedBy(t.name, 'name', '-name'),
      cell: ({ uid, displayName }) => <Link to={uid}>{displayName || t.nameless}</Link>,
      isWide: true,
    },
    { id: 'email', label: t.email, cell: ({ email }) => email },
    {
      id: 'phone',
      label: t.phone,
      cell: ({ phone }) => <span className="tabular">{phone || '–'}</span>,
    },
    { id: 'role', label: t.role, cell: ({ role }) => <RoleBadge role={role} /> },
    {
      id: 'since',
      ...sortedBy(t.since, 'oldest', 'newest'),
      cell: ({ created_at }) => <DateText of={created_at} />,
    },
  ];
}

/** Searchable list of all accounts, and of staff by role. */
export function CustomersPage() {
  const t = useMessages(customerListMessages);
  const { filters, setFilters, clear } = useListFilters({ q: '', role: '', sort: '' });
  const isFiltered = filters.q !== '' || filters.role !== '';
  const isAdmin = useIsAdmin();
  const list = useCustomers(filters);
  return (
    <StaffPage
      title={t.heading}
      intro={t.intro}
      actions={isAdmin && <ButtonLink to="invitations">{t.invitations}</ButtonLink>}
    >
      <FilterBar isFiltered={isFiltered} onClear={clear}>
        <SearchField
          label={t.search}
          hint={t.searchHint}
          value={filters.q}
          onChange={(q) => setFilters({ q })}
        />
        <FilterTabs
          label={t.who}
          options={[
            { value: '', label: t.everybody },
            { value: 'reviewer', label: t.reviewers },
            { value: 'printer', label: t.printers },
            { value: 'support', label: t.support },
            { value: 'admin', label: t.admins },
          ]}
          value={filters.role}
          onChange={(role) => setFilters({ role })}
        />
      </FilterBar>
      <StaffList
        list={list}
        caption={t.caption}
        isDense
        columns={useColumns(filters.sort, (sort) => setFilters({ sort }))}
        keyOf={({ uid }) => uid}
        empty={<EmptyState drawing="search" title={t.empty} />}
        isFiltered={isFiltered}
        onClearFilters={clear}
      />
    </StaffPage>
  );
}
