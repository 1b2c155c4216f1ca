import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from './EmptyState';

interface ErrorStateProps {
  /** What happened, preferably in the server's words. */
  message: string;
  /** e.g. 'Try again' */
  retryLabel?: string;
  /** The failed query, which the button repeats; otherwise `onRetry` says what the button does. */
  query?: { isFetching: boolean; refetch: () => Promise<unknown> };
  onRetry?: (() => unknown) | undefined;
  isRetrying?: boolean | undefined;
}

/** Shown in place of content that could not be loaded; announced at once, with a retry button. */
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
