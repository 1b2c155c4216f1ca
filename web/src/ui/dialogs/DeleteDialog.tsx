import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

interface DeleteTexts {
  deleteTitle: string;
  deleteQuestion: string;
  close: string;
  cancel: string;
  delete: string;
  deleting: string;
}

interface DeleteDialogProps {
  isOpen: boolean;
  /** Called when the dialog opens or closes, but not while the deletion is pending. */
  onOpenChange: (isOpen: boolean) => void;
  texts: DeleteTexts;
  /**
   * Mutation that deletes; `reset` is called when the dialog opens or closes, to clear the last
   * error.
   */
  removal: { isPending: boolean; reset: () => void };
  onConfirm: () => void;
  /** What will be deleted, and the error of a failed deletion. */
  children: ReactNode;
}

/** Confirmation dialog for a deletion. */
export function DeleteDialog({ texts, removal, ...dialog }: DeleteDialogProps) {
  const { close, cancel } = texts;
  return (
    <ConfirmDialog
      {...dialog}
      texts={{
        close,
        cancel,
        title: texts.deleteTitle,
        question: texts.deleteQuestion,
        confirm: texts.delete,
        busy: texts.deleting,
      }}
      work={removal}
    />
  );
}
