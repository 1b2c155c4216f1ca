import { getPause } from '@smriti/shared/staff/pause';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { Loading } from '../../../components/feedback/Loading';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { call } from '../../../lib/api';
import { useMessages } from '../../../lib/i18n';
import { staffKeys } from '../../../lib/queries/staff';
import { StaffPage } from '../components/StaffPage';
import { pauseMessages } from './messages';
import { PauseForm } from './PauseForm';
import { SettingsTabs } from './SettingsTabs';

/** /admin/settings/pause: closes what is new for a while. */
export function PausePage() {
  const t = useMessages(pauseMessages);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: staffKeys['staff-settings'].pause(),
    queryFn: ({ signal }) => call(getPause, { signal }),
    staleTime: Infinity,
  });
  return (
    <StaffPage title={t.title} intro={t.text}>
      <SettingsTabs />
      {isError && (
        <ErrorState
          message={t.loadFailed}
          retryLabel={t.retry}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !isError && (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="16rem" />
        </Loading>
      )}
      {data && <PauseForm pause={data} />}
    </StaffPage>
  );
}
