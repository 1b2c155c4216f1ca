import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from './EmptyState';
import { Loading } from './Loading';

interface ErrorStateProps {
  /** What has happened, preferably in the server's words. */
  message: string;
  /** Label of the retry button, e.g. 'Try again'. */
  retryLabel?: string;
  /** Failed query, which the button retries; alternatively, `onRetry` handles the button. */
  query?: { isFetching: boolean; refetch: () => Promise<unknown> };
  onRetry?: (() => unknown) | undefined;
  isRetrying?: boolean | undefined;
}

/**
 * Error message in place of content that could not be loaded, with a retry button; announced at
 * once.
 */
export function ErrorState({ message, retryLabel, query, ...others }: ErrorStateProps) {
  const { onRetry = query?.refetch, isRetrying = query?.isFetching } = others;
  return (
    <div role="alert">
      <EmptyState
        drawing="trouble"
        title={message}
        action={
          onRetry && (
            <Button icon={<RotateCw />} onClick={() => void onRetry()} isBusy={isRetrying}>
              {retryLabel}
            </Button>
          )
        }
      />
    </div>
  );
}

interface NotLoadedProps {
  /** Result of useQuery. */
  query: {
    data: unknown;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  texts: Readonly<Record<'loading' | 'retry', string>>;
  /** Error message if loading failed. */
  message: string;
  /** Skeleton of the content. */
  children?: ReactNode;
}

/** Loading or error state of a query; renders nothing once the query has data. */
export function NotLoaded({ query, texts, message, children }: NotLoadedProps) {
  if (query.isPending) return <Loading label={texts.loading}>{children}</Loading>;
  if (query.data !== undefined) return null;
  return <ErrorState message={message} retryLabel={texts.retry} query={query} />;
}
