import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** Not called while the work is going on. */
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description: string;
  texts: { close: string; cancel: string; confirm: string; busy: string };
  isBusy: boolean;
  onConfirm: () => void;
  children?: ReactNode;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, description, texts, isBusy, onConfirm, children } = props;
  const change = (open: boolean) => {
    if (!isBusy) onOpenChange(open);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title={title}
      description={description}
      closeLabel={texts.close}
      footer={
        <>
          <Button onClick={() => change(false)}>{texts.cancel}</Button>
          <Button variant="danger" isBusy={isBusy} busyLabel={texts.busy} onClick={onConfirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
