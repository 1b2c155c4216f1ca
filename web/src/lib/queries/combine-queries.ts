import type { UseQueryResult } from '@tanstack/react-query';

type Part = Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;

interface Standing {
  /** Error of a failed query; null if none has failed. */
  failure: Error | null;
  isRetrying: boolean;
  isLoading: boolean;
  /** Retries the failed queries. */
  retry: () => void;
}

export function combineQueries(parts: readonly Part[]): Standing {
  const failed = parts.filter(({ data, error }) => data === undefined && error !== null);
  const failure = failed[0]?.error ?? null;
  return {
    failure,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    isLoading: failure === null && parts.some(({ data }) => data === undefined),
    retry: () => {
      for (const part of failed) void part.refetch();
    },
  };
}
