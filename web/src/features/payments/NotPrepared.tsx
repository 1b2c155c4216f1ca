import { ButtonLink } from '../../ui/actions/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { ApiError } from '../../lib/api/api';
import { useMessages } from '../../lib/language/i18n';
import { preparationMessages } from './messages';

interface NotPreparedProps {
  error: Error;
  onRetry: () => void;
  /** What to say of something that there is not, or that is another customer's. */
  nothing: string;
  /** Where to go from there. */
  wayOut: { to: string; label: string };
}

/** A payment whose subject or ways could not be fetched. */
export function NotPrepared({ error, onRetry, nothing, wayOut }: NotPreparedProps) {
  const t = useMessages(preparationMessages);
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        drawing="search"
        title={nothing}
        action={<ButtonLink to={wayOut.to}>{wayOut.label}</ButtonLink>}
      />
    );
  }
  return (
    <ErrorState
      message={t.loadFailed({ message: error.message })}
      retryLabel={t.retry}
      onRetry={onRetry}
    />
  );
}
