import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '../actions/Button';
import { EmptyState } from './EmptyState';

interface ErrorStateProps {
  /** What happened, in the shop's words where it has some. */
  message: string;
  /** e.g. 'Try again' */
  retryLabel?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** What stands where something could not be had, announced at once, with a way to try again. */
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
