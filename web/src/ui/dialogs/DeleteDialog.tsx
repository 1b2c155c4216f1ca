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
  /** Not called while the deletion is pending. */
  onOpenChange: (isOpen: boolean) => void;
  texts: DeleteTexts;
  /** The deletion; `reset` is called when the dialog opens or closes, to clear the last error. */
  removal: { isPending: boolean; reset: () => void };
  onConfirm: () => void;
  /** What is to be deleted, and the error if it failed. */
  children: ReactNode;
}

/** Asks before something is deleted. */
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
