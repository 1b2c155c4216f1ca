import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

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

/** Asks before something is deleted. A failure stays in the dialog, with the way to try again. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { isOpen, onOpenChange, texts, removal, onConfirm, children } = props;
  const change = (open: boolean) => {
    if (removal.isPending) return;
    removal.reset();
    onOpenChange(open);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title={texts.deleteTitle}
      description={texts.deleteQuestion}
      closeLabel={texts.close}
      footer={
        <>
          <Button onClick={() => change(false)}>{texts.cancel}</Button>
          <Button
            variant="danger"
            isBusy={removal.isPending}
            busyLabel={texts.deleting}
            onClick={onConfirm}
          >
            {texts.delete}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
