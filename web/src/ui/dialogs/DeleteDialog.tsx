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
  /** Not called while the work is going on. */
  onOpenChange: (isOpen: boolean) => void;
  texts: DeleteTexts;
  /** The work; what it failed with last time is forgotten when the dialog opens or closes. */
  removal: { isPending: boolean; reset: () => void };
  onConfirm: () => void;
  /** What is to go, and why it could not. */
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
