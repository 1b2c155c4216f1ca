import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState';
import { Loading } from './Loading';

interface LoadingOrErrorProps {
  /** Result of useQuery. */
  query: {
    data: unknown;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  /** Label while loading; a generic one by default. */
  loading?: string;
  /** Error message if loading failed. */
  message: string;
  /** Skeleton of the content. */
  children?: ReactNode;
}

/** Loading or error state of a query; renders nothing once the query has data. */
export function LoadingOrError({ query, loading, message, children }: LoadingOrErrorProps) {
  if (query.isPending) return <Loading label={loading}>{children}</Loading>;
  if (query.data !== undefined) return null;
  return <ErrorState message={message} query={query} />;
}
