import type { UseQueryResult } from '@tanstack/react-query';

interface Standing {
  /** Why a part could not be had; null while all may still come. */
  failure: Error | null;
  isLoading: boolean;
  /** Asks again for what failed. */
  retry: () => void;
}

/** How the queries stand of which a page needs all. */
export function standingOf(parts: readonly UseQueryResult[]): Standing {
  const failed = parts.find(({ error, data }) => error !== null && data === undefined);
  return {
    failure: failed?.error ?? null,
    isLoading: !failed && parts.some(({ data }) => data === undefined),
    retry: () => {
      for (const part of parts) if (part.isError) void part.refetch();
    },
  };
}
