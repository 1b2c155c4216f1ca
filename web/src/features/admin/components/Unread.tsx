import type { UseQueryResult } from '@tanstack/react-query';
import { useMessages } from '#lib/language/i18n.ts';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { partMessages } from '../lib/messages';

interface UnreadProps {
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
  /** Error message when loading fails. */
  failed: string;
  /** Heights of the loading placeholders, top to bottom. */
  heights?: readonly string[];
}

/** Placeholder while a query loads, or its error message. */
export function Unread({ query, failed, heights = ['20rem'] }: UnreadProps) {
  const t = useMessages(partMessages);
  const { isError, isFetching, refetch } = query;
  if (isError) {
    return (
      <ErrorState
        message={failed}
        retryLabel={t.retry}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <Loading label={t.loading}>
      <div className="stack gap-6">
        {heights.map((height) => (
          <Skeleton key={height} shape="block" height={height} />
        ))}
      </div>
    </Loading>
  );
}
