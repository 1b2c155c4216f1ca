import type { ReactNode } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { combineQueries } from '#lib/queries/combine-queries.ts';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { SummaryColumns } from '#ui/layout/SummaryColumns.tsx';
import { checkoutMessages } from './messages';

interface WhenQueriesLoadedProps {
  /** Queries that the step depends on. */
  parts: Parameters<typeof combineQueries>[0];
  /** Error message for a failed query; a generic one by default. */
  failureOf?: (error: Error) => string;
  children?: ReactNode;
}

/** Renders a step once all its queries have data; before that, a loading or error state. */
export function WhenQueriesLoaded({ parts, failureOf, children }: WhenQueriesLoadedProps) {
  const t = useMessages(checkoutMessages);
  const { failure, isRetrying, isLoading, retry } = combineQueries(parts);
  if (failure) {
    const message = failureOf?.(failure) ?? t.loadFailed({ message: failure.message });
    return <ErrorState message={message} isRetrying={isRetrying} onRetry={retry} />;
  }
  if (!isLoading) return children;
  return (
    <Loading label={t.loading}>
      <SummaryColumns>
        <Skeleton shape="block" height="12rem" />
        <Skeleton shape="block" height="24rem" />
      </SummaryColumns>
    </Loading>
  );
}
