import { listApprovalProducts, type QueueItem } from '@smriti/shared/album/approval';
import { useState } from 'react';
import { REVIEW_REFRESH_MS } from '#lib/albums/approval.ts';
import { callPage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { FilterBar } from '../components/FilterBar';
import { FilterTabs } from '../components/FilterTabs';
import { StaffList } from '../components/StaffList';
import { StaffPage } from '../components/StaffPage';
import { useIsAdmin } from '../lib/use-is-admin';
import { useListFilters } from '../lib/use-list-filters';
import { useStaffList } from '../lib/use-staff-list';
import { albumColumns } from './album-columns';
import { AssignReviewerDialog } from './AssignReviewerDialog';
import { adminAlbumMessages } from './messages';

const STATES = ['Requested', 'Responded', 'Approved'] as const;
type State = (typeof STATES)[number];

function stateOf(text: string): State {
  return STATES.find((state) => state === text) ?? 'Requested';
}

function useAlbums(status: State) {
  return useStaffList({
    queryKey: staffQueryKeys['staff-albums'].queue({ status }),
    fetchPage: (cursor, signal) =>
      callPage(listApprovalProducts, { query: { status, limit: 50, cursor }, signal }),
    rowsOf: ({ items }) => items,
    refetchEveryMs: REVIEW_REFRESH_MS,
  });
}

/** List of albums between request and order, longest waiting first. */
export default function AlbumsArea() {
  const t = useMessages(adminAlbumMessages);
  const { filters, setFilters } = useListFilters({ status: 'Requested' });
  const status = stateOf(filters.status);
  const list = useAlbums(status);
  const isAdmin = useIsAdmin();
  const [handedOver, setHandedOver] = useState<QueueItem | null>(null);
  const empty = {
    Requested: t.emptyRequested,
    Responded: t.emptyResponded,
    Approved: t.emptyApproved,
  }[status];
  return (
    <StaffPage title={t.heading} intro={t.intro}>
      <FilterBar isFiltered={false}>
        <FilterTabs
          label={t.state}
          options={[
            { value: 'Requested', label: t.requested },
            { value: 'Responded', label: t.responded },
            { value: 'Approved', label: t.approved },
          ]}
          value={status}
          onChange={(value) => setFilters({ status: value })}
        />
      </FilterBar>
      <StaffList
        isDense
        list={list}
        caption={t.caption}
        columns={albumColumns({ t, status, onHandOver: isAdmin ? setHandedOver : undefined })}
        keyOf={({ id }) => id}
        empty={<EmptyState drawing="album" title={empty} />}
      />
      {handedOver && (
        <AssignReviewerDialog album={handedOver} onClose={() => setHandedOver(null)} />
      )}
    </StaffPage>
  );
}
