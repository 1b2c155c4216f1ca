import { deleteDraft, type DraftSummary } from '@smriti/shared/album/drafts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi, serverMessage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { invalidate } from '#lib/queries/invalidate.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { cartDraftMessages } from './messages';

interface RemoveDraftDialogProps {
  draft: DraftSummary;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Deletes a draft; a draft that no longer exists counts as deleted. */
async function removed(id: string): Promise<void> {
  try {
    await callApi(deleteDraft, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

export function RemoveDraftDialog({ draft, isOpen, onOpenChange }: RemoveDraftDialogProps) {
  const t = useMessages(cartDraftMessages);
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: () => removed(draft.id),
    onSuccess: async () => {
      await invalidate.draft(queries);
      onOpenChange(false);
      showToast('success', t.removed);
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      work={removal}
      onConfirm={() => removal.mutate()}
      title={t.deleteTitle}
      question={t.deleteQuestion}
      confirm={t.delete}
      busy={t.deleting}
    >
      <p>
        <strong>{draft.form.title || t.untitled}</strong>
      </p>
      {removal.isError && (
        <InlineMessage tone="error">{serverMessage(removal.error) ?? t.failed}</InlineMessage>
      )}
    </ConfirmDialog>
  );
}
