import { ErrorState } from '../../ui/feedback/ErrorState';
import { reasonOf } from '../../lib/api/api';
import { useMessages } from '../../lib/language/i18n';
import { cartMessages } from './messages';

interface NotDeletedProps {
  error: Error;
  onBack: () => void;
}

/** Why an album could not be deleted, in place of the page that it was to be deleted on. */
export function NotDeleted({ error, onBack }: NotDeletedProps) {
  const t = useMessages(cartMessages);
  return (
    <ErrorState
      message={reasonOf(error) ?? t.deleteFailed}
      retryLabel={t.backToAlbums}
      onRetry={onBack}
    />
  );
}
