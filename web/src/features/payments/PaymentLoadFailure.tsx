import { ApiError } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { paymentLoadMessages } from './messages';

interface PaymentLoadFailureProps {
  error: Error;
  onRetry: () => void;
  /** Message if the album or order does not exist or belongs to another customer. */
  nothing: string;
  /** Link that leaves the page. */
  wayOut: { to: string; label: string };
}

/** Error state of a payment page whose data could not be loaded. */
export function PaymentLoadFailure({ error, onRetry, nothing, wayOut }: PaymentLoadFailureProps) {
  const t = useMessages(paymentLoadMessages);
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        drawing="search"
        title={nothing}
        action={<ButtonLink to={wayOut.to}>{wayOut.label}</ButtonLink>}
      />
    );
  }
  return <ErrorState message={t.loadFailed({ message: error.message })} onRetry={onRetry} />;
}
