import { type Dashboard, getDashboard } from '@smriti/shared/staff/dashboard';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { Loading } from '../../../components/feedback/Loading';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { call } from '../../../lib/api';
import { useMessages } from '../../../lib/language/i18n';
import { staffKeys } from '../../../lib/queries/staff';
import { StaffPage } from '../components/StaffPage';
import { BestSold } from './BestSold';
import { Health } from './Health';
import { todayMessages } from './messages';
import { Pipeline } from './Pipeline';
import { Sales } from './Sales';
import styles from './Today.module.css';
import { WaitingWork } from './WaitingWork';

const REFRESH_MS = 60_000;

/** What waits for a person, and how the shop does. */
export function TodayPage() {
  const t = useMessages(todayMessages);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: staffKeys['staff-dashboard'].own(),
    queryFn: ({ signal }) => call(getDashboard, { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  return (
    <StaffPage title={t.heading}>
      {data ? (
        <Parts dashboard={data} />
      ) : isError ? (
        <ErrorState
          message={t.failed}
          retryLabel={t.retry}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <TodaySkeleton />
      )}
      <Health />
    </StaffPage>
  );
}

function Parts({ dashboard }: { dashboard: Dashboard }) {
  return (
    <>
      <WaitingWork waiting={dashboard.waiting} />
      <Sales days={dashboard.days} asOf={dashboard.as_of} />
      <div className={styles.halves}>
        <Pipeline pipeline={dashboard.pipeline} days={dashboard.days} />
        <BestSold products={dashboard.products} />
      </div>
    </>
  );
}

function TodaySkeleton() {
  const t = useMessages(todayMessages);
  return (
    <Loading label={t.loading}>
      <div className={styles.skeleton}>
        <Skeleton shape="block" height="7rem" />
        <Skeleton shape="block" height="18rem" />
        <Skeleton shape="block" height="14rem" />
      </div>
    </Loading>
  );
}
