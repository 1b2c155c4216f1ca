import { listFailedMails, listFailedPhotos } from '@smriti/shared/staff/failures';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { callPage } from '../../../lib/api';
import { useMessages } from '../../../lib/i18n';
import { staffKeys } from '../../../lib/queries/staff';
import { FilterBar } from '../components/FilterBar';
import { FilterTabs } from '../components/FilterTabs';
import { StaffList } from '../components/StaffList';
import { StaffPage } from '../components/StaffPage';
import { Moment } from '../components/values';
import { useFilters } from '../lib/use-filters';
import { useStaffList } from '../lib/use-staff-list';
import { CustomerLink } from './CustomerLink';
import { failureMessages } from './messages';

/** What the software gave up, and a person may put right. */
export function FailuresPage() {
  const t = useMessages(failureMessages);
  const { filters, setFilters } = useFilters({ what: 'mails' });
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

function FailedMails() {
  const t = useMessages(failureMessages);
  const list = useStaffList({
    queryKey: staffKeys['staff-failures'].mails(),
    fetchPage: (cursor, signal) => callPage(listFailedMails, { query: { cursor }, signal }),
    rowsOf: ({ mails }) => mails,
  });
  return (
    <StaffList
      list={list}
      caption={t.mailCaption}
      columns={[
        { label: t.to, cell: ({ to }) => <strong>{to}</strong>, isWide: true },
        { label: t.subject, cell: ({ subject }) => subject },
        { label: t.reason, cell: ({ reason }) => reason || t.noReason },
        {
          label: t.given,
          cell: ({ failed_at, attempts }) => (
            <>
              <Moment time={failed_at} /> {t.tries(attempts)}
            </>
          ),
        },
      ]}
      keyOf={({ id }) => id}
      empty={<EmptyState drawing="album" title={t.emptyMails} />}
    />
  );
}

function FailedPhotos() {
  const t = useMessages(failureMessages);
  const list = useStaffList({
    queryKey: staffKeys['staff-failures'].photos(),
    fetchPage: (cursor, signal) => callPage(listFailedPhotos, { query: { cursor }, signal }),
    rowsOf: ({ photos }) => photos,
  });
  return (
    <StaffList
      list={list}
      caption={t.photoCaption}
      columns={[
        {
          label: t.customer,
          cell: ({ customer }) => <CustomerLink customer={customer} unknown={t.guest} />,
          isWide: true,
        },
        { label: t.uploaded, cell: ({ uploaded_at }) => <Moment time={uploaded_at} /> },
        {
          label: t.inAlbums,
          cell: ({ albums }) =>
            albums.length === 0 ? (
              t.inDesign
            ) : (
              <ul role="list">
                {albums.map(({ id, title }) => (
                  <li key={id}>
                    <Link to={`/preview-product?id=${id}`}>{title || t.untitled}</Link>
                  </li>
                ))}
              </ul>
            ),
        },
      ]}
      keyOf={({ id }) => id}
      empty={<EmptyState drawing="album" title={t.emptyPhotos} />}
    />
  );
}
