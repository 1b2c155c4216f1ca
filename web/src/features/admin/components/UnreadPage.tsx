import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { Loading } from '../../../components/feedback/Loading';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { useMessages } from '../../../lib/i18n';
import { partMessages } from '../lib/messages';
import { StaffPage } from './StaffPage';

interface UnreadPageProps {
  title: string;
  back: { to: string; label: string };
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
  /** What is said where it could not be read. */
  failed: string;
}

/** The page of one record before it is there, or where it could not be had. */
export function UnreadPage({ title, back, query, failed }: UnreadPageProps) {
  const t = useMessages(partMessages);
  const { isError, isFetching, refetch } = query;
  return (
    <StaffPage title={title} back={back}>
      {isError ? (
        <ErrorState
          message={failed}
          retryLabel={t.retry}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      )}
    </StaffPage>
  );
}
