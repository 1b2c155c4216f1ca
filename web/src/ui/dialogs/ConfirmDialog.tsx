import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** Not called while the work is going on. */
  onOpenChange: (isOpen: boolean) => void;
  texts: {
    title: string;
    question: string;
    close: string;
    cancel: string;
    confirm: string;
    busy: string;
  };
  /** What it failed with last time is forgotten when the dialog opens or closes. */
  work: { isPending: boolean; reset: () => void };
  onConfirm: () => void;
  /** What it is about, and why it could not be done. */
  children: ReactNode;
}

/** Asks before what cannot be undone. A failure stays in the dialog, with the way to try again. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, texts, work, onConfirm, children } = props;
  const change = (open: boolean) => {
    if (work.isPending) return;
    work.reset();
    onOpenChange(open);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title={texts.title}
      description={texts.question}
      closeLabel={texts.close}
      footer={
        <>
          <Button onClick={() => change(false)}>{texts.cancel}</Button>
          <Button
            variant="danger"
            isBusy={work.isPending}
            busyLabel={texts.busy}
            onClick={onConfirm}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
