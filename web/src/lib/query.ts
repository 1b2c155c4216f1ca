import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api';
import { logFailure } from './log';

const MINUTE_MS = 60_000;

function isWorthRetrying(failures: number, error: Error): boolean {
  const isPassing = error instanceof ApiError && (error.code === 'network' || error.status >= 500);
  return isPassing && failures < 2;
}

/** The cache of all that came from the server. */
export const queryClient = new QueryClient({
  // Most failures to load are only logged (storefront.md section 8); pages show what matters.
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => {
      logFailure(`Failed to fetch ${String(queryKey[0])}`, error);
    },
  }),
  defaultOptions: { queries: { staleTime: MINUTE_MS, retry: isWorthRetrying } },
});
