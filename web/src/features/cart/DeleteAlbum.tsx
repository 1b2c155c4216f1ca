import type { Album } from '@smriti/shared/albums';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
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
  const change = (open: boolean) => {
    if (removal.isPending) return;
    removal.reset();
    onOpenChange(open);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title={t.deleteTitle}
      description={t.deleteQuestion}
      closeLabel={t.close}
      footer={
        <>
          <Button onClick={() => change(false)}>{t.cancel}</Button>
          <Button
            variant="danger"
            isBusy={removal.isPending}
            busyLabel={t.deleting}
            onClick={() => removal.mutate(album.id)}
          >
            {t.delete}
          </Button>
        </>
      }
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
    </Dialog>
  );
}
