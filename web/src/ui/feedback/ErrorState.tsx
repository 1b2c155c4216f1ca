import RotateCw from 'lucide-react/icons/rotate-cw';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { uiMessages } from '#ui/messages.ts';
import { EmptyState } from './EmptyState';

interface ErrorStateProps {
  /** What has happened, preferably in the server's words. */
  message: string;
  /** Label of the button; 'Try again' by default. */
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
  const t = useMessages(uiMessages);
  const { onRetry = query?.refetch, isRetrying = query?.isFetching } = others;
  return (
    <div role="alert">
      <EmptyState
        drawing="trouble"
        title={message}
        action={
          onRetry && (
            <Button icon={<RotateCw />} onClick={() => void onRetry()} isBusy={isRetrying}>
              {retryLabel ?? t.retry}
            </Button>
          )
        }
      />
    </div>
  );
}
