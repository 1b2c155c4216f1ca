import type { ReactNode } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { uiMessages } from '#ui/messages.ts';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** Called when the dialog opens or closes, but not while the work is pending. */
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  question: string;
  /** Label of the button that leaves everything as it is; 'Cancel' by default. */
  cancel?: string;
  /** Label of the confirm button, and its label while the work is pending. */
  confirm: string;
  busy: string;
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
  const { isOpen, onOpenChange, title, question, confirm, busy, work, onConfirm } = props;
  const t = useMessages(uiMessages);
  const change = (open: boolean) => {
    if (work.isPending) return;
    work.reset();
    onOpenChange(open);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title={title}
      description={question}
      footer={
        <>
          <Button onClick={() => change(false)}>{props.cancel ?? t.cancel}</Button>
          <Button variant="danger" isBusy={work.isPending} busyLabel={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
