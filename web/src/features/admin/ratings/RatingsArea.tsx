import { listAllRatings, type ManagedRating } from '@smriti/shared/catalogue/rating-management';
import { useState } from 'react';
import { callPage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { FilterBar } from '../components/FilterBar';
import { FilterTabs } from '../components/FilterTabs';
import { StaffList } from '../components/StaffList';
import { StaffPage } from '../components/StaffPage';
import { useListFilters } from '../lib/use-list-filters';
import { useStaffList } from '../lib/use-staff-list';
import { ratingMessages } from './messages';
import { ratingColumns } from './rating-columns';
import { ModerateRatingDialog } from './ModerateRatingDialog';

const HIDDEN = ['true', 'false'] as const;

function useRatings(hiddenText: string) {
  const hidden = HIDDEN.find((value) => value === hiddenText);
  const asked = hidden && { hidden };
  return useStaffList({
    queryKey: staffQueryKeys['staff-ratings'].list(asked ?? {}),
    fetchPage: (cursor, signal) =>
      callPage(listAllRatings, { query: { ...asked, cursor }, signal }),
    rowsOf: ({ ratings }) => ratings,
  });
}

/** Page /admin/ratings: visible and hidden ratings of customers. */
export default function RatingsArea() {
  const t = useMessages(ratingMessages);
  const { filters, setFilters, isFiltered, clear } = useListFilters({ hidden: '' });
  const list = useRatings(filters.hidden);
  const [chosen, setChosen] = useState<ManagedRating | null>(null);
  return (
    <StaffPage title={t.heading} intro={t.intro}>
      <FilterBar isFiltered={false}>
        <FilterTabs
          label={t.which}
          options={[
            { value: '', label: t.all },
            { value: 'false', label: t.shown },
            { value: 'true', label: t.hidden },
          ]}
          value={filters.hidden}
          onChange={(hidden) => setFilters({ hidden })}
        />
      </FilterBar>
      <StaffList
        isDense
        list={list}
        caption={t.caption}
        columns={ratingColumns(t, setChosen)}
        keyOf={({ id }) => id}
        empty={<EmptyState drawing="album" title={t.empty} />}
        isFiltered={isFiltered}
        onClearFilters={clear}
      />
      {chosen && <ModerateRatingDialog rating={chosen} onClose={() => setChosen(null)} />}
    </StaffPage>
  );
}
