import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api';

const MINUTE_MS = 60_000;

function isWorthRetrying(failures: number, error: Error): boolean {
  const isPassing = error instanceof ApiError && (error.code === 'network' || error.status >= 500);
  return isPassing && failures < 2;
}

/** The cache of all that came from the server. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: MINUTE_MS, retry: isWorthRetrying } },
});
