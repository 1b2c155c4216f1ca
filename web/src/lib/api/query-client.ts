import { QueryCache, QueryClient } from '@tanstack/react-query';
import { logFailure } from '#lib/log.ts';
import { isTransientError } from './api';

const MINUTE_MS = 60_000;

function isWorthRetrying(failures: number, error: Error): boolean {
  return isTransientError(error) && failures < 2 && navigator.onLine;
}

/** Cache of all server data. */
export const queryClient = new QueryClient({
  // Most failed queries are only logged (docs/rules.md#pages-12); pages show the important ones.
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => {
      logFailure(`Failed to fetch ${String(queryKey[0])}`, error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: MINUTE_MS,
      retry: isWorthRetrying,
      // Requests are sent even without a connection, because the service worker may have a cached
      // response.
      networkMode: 'offlineFirst',
    },
    // Writes without a connection fail at once with a message; sending them later would surprise
    // the user.
    mutations: { networkMode: 'always' },
  },
});

// Refetches the displayed data after `npm run dev` has restarted a changed API.
import.meta.hot?.on('smriti:api-restarted', () => void queryClient.invalidateQueries());
