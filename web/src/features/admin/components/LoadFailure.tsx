import { ApiError } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { consoleMessages } from '../lib/messages';

interface LoadFailureProps {
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
  failed: string;
}

/**
 * Error message in place of content that could not be loaded, with a retry button; without one if
 * the account may no longer read it, because its role was removed.
 */
export function LoadFailure({ query, failed }: LoadFailureProps) {
  const t = useMessages(consoleMessages);
  const isForbidden = query.error instanceof ApiError && query.error.code === 'forbidden';
  if (isForbidden) return <ErrorState message={t.noAccess} />;
  return <ErrorState message={failed} query={query} />;
}
