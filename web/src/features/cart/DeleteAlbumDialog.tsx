import type { Album } from '@smriti/shared/album/albums';
import { serverMessage } from '#lib/api/api.ts';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { cartMessages } from './messages';
import { useDeleteAlbum } from './use-delete-album';

interface DeleteAlbumDialogProps {
  album: Album;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called after the deletion, to leave a page about this album. */
  onDeleted?: () => void;
  /**
   * Called if the deletion fails; the page then shows `AlbumDeletionFailure` instead of its
   * content.
   */
  onFailed: (error: Error) => void;
}

export function DeleteAlbumDialog(props: DeleteAlbumDialogProps) {
  const { album, onOpenChange } = props;
  const t = useMessages(cartMessages);
  const removal = useDeleteAlbum(album.id, {
    onDeleted: () => {
      onOpenChange(false);
      props.onDeleted?.();
    },
    onFailed: (error) => {
      onOpenChange(false);
      props.onFailed(error);
    },
  });
  return (
    <ConfirmDialog
      isOpen={props.isOpen}
      onOpenChange={onOpenChange}
      title={t.deleteTitle}
      question={t.deleteQuestion}
      confirm={t.delete}
      busy={t.deleting}
      work={removal}
      onConfirm={() => removal.mutate()}
    >
      <p>
        <strong>{album.title || t.untitled}</strong>
      </p>
      {album.initial_paid > 0 && (
        <p>{t.deleteRefund({ amount: formatRupees(album.initial_paid) })}</p>
      )}
    </ConfirmDialog>
  );
}

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
