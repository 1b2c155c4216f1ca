import type { UseQueryResult } from '@tanstack/react-query';

type Part = Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;

interface Standing {
  /** Why a part could not be had; null while all may still come. */
  failure: Error | null;
  /** Whether a part that failed is asked for once more. */
  isRetrying: boolean;
  isLoading: boolean;
  /** Asks again for what failed. */
  retry: () => void;
}

/** How the queries stand of which a page needs all. */
export function standingOf(parts: readonly Part[]): Standing {
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
