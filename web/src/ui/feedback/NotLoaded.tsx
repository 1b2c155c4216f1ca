import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState';
import { Loading } from './Loading';

interface NotLoadedProps {
  /** Of useQuery. */
  query: {
    data: unknown;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  texts: Readonly<Record<'loading' | 'retry', string>>;
  /** What is said where it could not be had. */
  message: string;
  /** The shape of what is loading. */
  children?: ReactNode;
}

/** What stands in the place of a part that is still loading, or could not be had; else nothing. */
export function NotLoaded({ query, texts, message, children }: NotLoadedProps) {
  const { data, isPending, isFetching, refetch } = query;
  if (isPending) return <Loading label={texts.loading}>{children}</Loading>;
  if (data !== undefined) return null;
  return (
    <ErrorState
      message={message}
      retryLabel={texts.retry}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
