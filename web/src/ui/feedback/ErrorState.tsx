import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from './EmptyState';

interface ErrorStateProps {
  /** What happened, preferably in the server's words. */
  message: string;
  /** e.g. 'Try again' */
  retryLabel?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** Shown in place of content that could not be loaded; announced at once, with a retry button. */
export function ErrorState({ message, retryLabel, onRetry, isRetrying }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        drawing="trouble"
        title={message}
        action={
          onRetry && (
            <Button icon={<RotateCw />} onClick={onRetry} isBusy={isRetrying}>
              {retryLabel}
            </Button>
          )
        }
      />
    </div>
  );
}
