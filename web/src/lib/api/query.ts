import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isTransient } from './api';
import { logFailure } from '../log';

const MINUTE_MS = 60_000;

function isWorthRetrying(failures: number, error: Error): boolean {
  return isTransient(error) && failures < 2 && navigator.onLine;
}

/** The cache of all that came from the server. */
export const queryClient = new QueryClient({
  // Most failures to load are only logged (docs/rules.md#pages-12); pages show what matters.
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => {
      logFailure(`Failed to fetch ${String(queryKey[0])}`, error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: MINUTE_MS,
      retry: isWorthRetrying,
      // Without a connection too: the service worker may have the answer that was seen last.
      networkMode: 'offlineFirst',
    },
    // A write without a connection fails at once, in words; one that waits would happen by itself later.
    mutations: { networkMode: 'always' },
  },
});
