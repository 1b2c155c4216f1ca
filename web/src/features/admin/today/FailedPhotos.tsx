import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { listFailedPhotos, reprocessPhotos } from '@smriti/shared/staff/failures';
import { callApi, callPage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { reviewPath } from '#lib/navigation/review-path.ts';
import { Link } from '#ui/actions/Link.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { DateAndTime } from '../components/formatted-values';
import { formatStaffMoment } from '../lib/format';
import { useStaffList } from '../lib/use-staff-list';
import { CustomerLink } from './CustomerLink';
import { RetryList } from './RetryList';
import { failureMessages } from './failure-messages';

/** Photos whose processing failed, with a button that tries again. */
export function FailedPhotos() {
  const t = useMessages(failureMessages);
  const list = useStaffList({
    queryKey: staffQueryKeys['staff-failures'].photos(),
    fetchPage: (cursor, signal) => callPage(listFailedPhotos, { query: { cursor }, signal }),
    rowsOf: ({ photos }) => photos,
  });
  return (
    <RetryList
      list={list}
      caption={t.photoCaption}
      columns={[
        {
          id: 'customer',
          label: t.customer,
          cell: ({ customer }) => <CustomerLink customer={customer} unknown={t.guest} />,
          isWide: true,
        },
        {
          id: 'uploaded',
          label: t.uploaded,
          cell: ({ uploaded_at }) => <DateAndTime time={uploaded_at} />,
        },
        {
          id: 'inAlbums',
          label: t.inAlbums,
          cell: ({ albums }) => (albums.length === 0 ? t.inDesign : <Albums albums={albums} />),
        },
      ]}
      nameOf={({ customer, uploaded_at }) =>
        t.photoName({
          name: customer.name || t.guest,
          time: formatStaffMoment(uploaded_at, new Date()),
        })
      }
      chosenAs={({ customer }) => t.choosePhoto({ name: customer.name || t.guest })}
      empty={<EmptyState drawing="album" title={t.emptyPhotos} />}
      repeat={{
        label: t.readAgain,
        work: (ids) => callApi(reprocessPhotos, { body: { ids } }),
        success: ({ begun, missing }) =>
          [
            begun > 0 && t.begun(begun),
            missing > 0 && t.missing(missing),
            begun + missing === 0 && t.readAlready,
          ]
            .filter((part) => part !== false)
            .join(' '),
      }}
    />
  );
}

/** Albums that contain a photo. */
function Albums({ albums }: Pick<AnswerOf<typeof listFailedPhotos>['photos'][number], 'albums'>) {
  const t = useMessages(failureMessages);
  return (
    <ul role="list">
      {albums.map(({ id, title }) => (
        <li key={id}>
          <Link to={reviewPath(id)}>{title || t.untitled}</Link>
        </li>
      ))}
    </ul>
  );
}
