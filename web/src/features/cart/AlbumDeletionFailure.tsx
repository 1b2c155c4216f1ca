import { serverMessage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { cartMessages } from './messages';

/** Error page of a failed deletion; replaces the page with the delete button. */
export function AlbumDeletionFailure({ error, onBack }: { error: Error; onBack: () => void }) {
  const t = useMessages(cartMessages);
  return (
    <ErrorState
      message={serverMessage(error) ?? t.deleteFailed}
      retryLabel={t.backToAlbums}
      onRetry={onBack}
    />
  );
}
