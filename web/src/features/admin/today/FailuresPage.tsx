import { useMessages } from '#lib/language/i18n.ts';
import { FilterBar } from '../components/FilterBar';
import { FilterTabs } from '../components/FilterTabs';
import { StaffPage } from '../components/StaffPage';
import { useListFilters } from '../lib/use-list-filters';
import { FailedMails } from './FailedMails';
import { FailedPhotos } from './FailedPhotos';
import { failureMessages } from './failure-messages';

/** Page with background work that failed after all retries, which staff can retry. */
export default function FailuresPage() {
  const t = useMessages(failureMessages);
  const { filters, setFilters } = useListFilters({ what: 'mails' });
  const what = filters.what === 'photos' ? 'photos' : 'mails';
  return (
    <StaffPage title={t.heading} intro={t.intro} back={{ to: '/admin/today', label: t.back }}>
      <FilterBar isFiltered={false}>
        <FilterTabs
          label={t.which}
          options={[
            { value: 'mails', label: t.mails },
            { value: 'photos', label: t.photos },
          ]}
          value={what}
          onChange={(value) => setFilters({ what: value })}
        />
      </FilterBar>
      {what === 'mails' ? <FailedMails /> : <FailedPhotos />}
    </StaffPage>
  );
}
