import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LoadFailure } from './LoadFailure';
import { StaffPage } from './StaffPage';

interface QueryFallbackProps {
  query: Pick<UseQueryResult, 'isError' | 'error' | 'isFetching' | 'refetch'>;
  /** Error message when loading fails. */
  failed: string;
  /** Heights of the loading placeholders, top to bottom. */
  heights?: readonly string[];
}

/** Placeholder while a query loads, or its error message. */
export function QueryFallback({ query, failed, heights = ['20rem'] }: QueryFallbackProps) {
  if (query.isError) return <LoadFailure {...{ query, failed }} />;
  return (
    <Loading>
      <div className="stack gap-6">
        {heights.map((height) => (
          <Skeleton key={height} shape="block" height={height} />
        ))}
      </div>
    </Loading>
  );
}

interface QuerySectionProps<Data> extends Omit<ComponentProps<typeof QueryFallback>, 'query'> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'error' | 'isFetching' | 'refetch'>;
  children: (data: Data) => ReactNode;
}

/**
 * Section that shows a query's data, a placeholder while it loads, or an error with a retry button.
 * If a refetch fails, the old data stays.
 */
export function QuerySection<Data>({ children, ...unread }: QuerySectionProps<Data>) {
  const { data } = unread.query;
  return data === undefined ? <QueryFallback {...unread} /> : children(data);
}

interface QueryFallbackPageProps extends ComponentProps<typeof QueryFallback> {
  title: string;
  back: { to: string; label: string };
}

/** Page of a record that is loading or could not be loaded. */
export function QueryFallbackPage({ title, back, ...unread }: QueryFallbackPageProps) {
  return (
    <StaffPage title={title} back={back}>
      <QueryFallback {...unread} />
    </StaffPage>
  );
}
