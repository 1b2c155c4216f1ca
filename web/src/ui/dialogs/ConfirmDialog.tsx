import type { ReactNode } from 'react';
import { Button } from '#ui/actions/Button.tsx';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** Called when the dialog opens or closes, but not while the work is pending. */
  onOpenChange: (isOpen: boolean) => void;
  texts: {
    title: string;
    question: string;
    close: string;
    cancel: string;
    confirm: string;
    busy: string;
  };
  /**
   * Mutation to confirm; `reset` is called when the dialog opens or closes, to clear the last
   * error.
   */
  work: { isPending: boolean; reset: () => void };
  onConfirm: () => void;
  /** Details of the action, and its error. */
  children: ReactNode;
}

/**
 * Confirmation dialog for an action that cannot be undone. Errors are shown in the dialog, so that
 * the user can retry.
 */
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
