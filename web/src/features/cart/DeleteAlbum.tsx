import type { Album } from '@smriti/shared/albums';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { InlineMessage } from '../../components/InlineMessage';
import { formatRupees } from '../../lib/format';
import { useMessages } from '../../lib/i18n';
import { cartMessages } from './messages';
import { useDeleteAlbum } from './use-delete-album';

interface DeleteAlbumProps {
  album: Album;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Where to go on when the page was about this album. */
  onDeleted?: () => void;
}

/** Asks before an album is deleted. A failure stays in the dialog, with the way to try again. */
export function DeleteAlbum({ album, isOpen, onOpenChange, onDeleted }: DeleteAlbumProps) {
  const t = useMessages(cartMessages);
  const removal = useDeleteAlbum(() => {
    onOpenChange(false);
    onDeleted?.();
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        removal.reset();
        onOpenChange(open);
      }}
      title={t.deleteTitle}
      description={t.deleteQuestion}
      texts={{ close: t.close, cancel: t.cancel, confirm: t.delete, busy: t.deleting }}
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate(album.id)}
    >
      <p>
        <strong>{album.title || t.untitled}</strong>
      </p>
      {album.initial_paid > 0 && (
        <p>{t.deleteRefund({ amount: formatRupees(album.initial_paid) })}</p>
      )}
      {removal.isError && (
        <InlineMessage tone="error">{removal.error.message || t.deleteFailed}</InlineMessage>
      )}
    </ConfirmDialog>
  );
}
