import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from './EmptyState';

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
