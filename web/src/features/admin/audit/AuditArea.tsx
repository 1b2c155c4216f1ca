import { listUsers, STAFF_ROLES } from '@smriti/shared/account/management';
import { exportAudit, listAudit } from '@smriti/shared/staff/audit';
import { useMutation, useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { callForFile, callPage, apiErrorMessage } from '#lib/api/api.ts';
import { saveFile } from '#lib/device/save-file.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FilterBar } from '../components/FilterBar';
import { SearchField } from '../components/SearchField';
import { StaffList } from '../components/StaffList';
import { StaffPage } from '../components/StaffPage';
import { downloadExport } from '../lib/download-export';
import { type ListFilters, type ListFilterState, useListFilters } from '../lib/use-list-filters';
import { useStaffList } from '../lib/use-staff-list';
import { useAuditColumns } from './audit-columns';
import { auditMessages } from './messages';

type Search = ListFilters<'by' | 'record' | 'day'>;

/** API query with those search fields that are filled in and valid. */
function askedOf({ by, record, day }: Search) {
  const isRecord = /^([a-z][a-z_-]{0,29}\/)?[\w-]{1,128}$/.test(record);
  return { ...(by && { by }), ...(isRecord && { record }), ...(day && { day }) };
}

function useEntries(search: Search) {
  const asked = askedOf(search);
  return useStaffList({
    queryKey: staffQueryKeys['staff-audit'].list(asked),
    fetchPage: (cursor, signal) => callPage(listAudit, { query: { ...asked, cursor }, signal }),
    rowsOf: ({ entries }) => entries,
  });
}

/** Query for all staff, as options of the person filter. */
function useStaff() {
  const { data } = useQuery({
    queryKey: staffQueryKeys['staff-users'].list({ staff: true }),
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        STAFF_ROLES.map((role) => callPage(listUsers, { query: { role, limit: 100 }, signal })),
      );
      return pages.flatMap(({ answer }) => answer.users);
    },
  });
  return data ?? [];
}

/** Page /admin/audit: actions of staff, filtered by person, record and day. */
export default function AuditArea() {
  const t = useMessages(auditMessages);
  const state = useListFilters({ by: '', record: '', day: '' });
  const list = useEntries(state.filters);
  const file = useMutation({
    mutationFn: () =>
      downloadExport((cursor) =>
        callForFile(exportAudit, { query: { ...askedOf(state.filters), cursor } }),
      ),
    onSuccess: ({ blob, filename }) => saveFile(blob, filename ?? 'audit.csv'),
  });
  const download = (
    <Button icon={<Download />} isBusy={file.isPending} onClick={() => file.mutate()}>
      {t.export}
    </Button>
  );
  return (
    <StaffPage title={t.heading} intro={t.intro} actions={download}>
      {file.error && (
        <InlineMessage tone="error">{apiErrorMessage(file.error) ?? t.exportFailed}</InlineMessage>
      )}
      <AuditFilters {...state} />
      <StaffList
        isDense
        list={list}
        caption={t.caption}
        columns={useAuditColumns()}
        keyOf={({ id }) => id}
        empty={<EmptyState drawing="search" title={t.empty} />}
        isFiltered={state.isFiltered}
        onClearFilters={state.clear}
      />
    </StaffPage>
  );
}

function AuditFilters({ filters, setFilters, isFiltered, clear }: ListFilterState<keyof Search>) {
  const t = useMessages(auditMessages);
  const staff = useStaff();
  return (
    <FilterBar isFiltered={isFiltered} onClear={clear}>
      <SelectField
        label={t.who}
        options={[
          { value: '', label: t.anybody },
          ...staff.map(({ uid, displayName, email }) => ({
            value: uid,
            label: displayName || email,
          })),
        ]}
        value={filters.by}
        onChange={({ target }) => setFilters({ by: target.value })}
      />
      <SearchField
        label={t.record}
        value={filters.record}
        onChange={(record) => setFilters({ record })}
      />
      <TextField
        label={t.day}
        type="date"
        value={filters.day}
        onChange={({ target }) => setFilters({ day: target.value })}
      />
    </FilterBar>
  );
}
