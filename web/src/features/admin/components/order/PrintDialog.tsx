import { useMessages } from '#lib/language/i18n.ts';
import { ActionDialog } from '../ActionDialog';
import { sharedOrderMessages } from './messages';
import { useMoveOrders } from './use-move-orders';

interface PrintDialogProps {
  step: 'start' | 'finish';
  ids: readonly string[];
  onClose: () => void;
  onDone?: () => void;
}

/**
 * Confirmation dialog for starting a print, after which customers can no longer cancel, or for
 * finishing it.
 */
export function PrintDialog({ step, ids, onClose, onDone }: PrintDialogProps) {
  const t = useMessages(sharedOrderMessages);
  const write = useMoveOrders(() => {
    onDone?.();
    onClose();
  });
  const isStart = step === 'start';
  const print = isStart ? 'printing' : 'printed';
  return (
    <ActionDialog
      onClose={onClose}
      title={isStart ? t.startTitle(ids.length) : t.finishTitle(ids.length)}
      consequence={isStart ? t.startText(ids.length) : t.finishText(ids.length)}
      confirm={t[step]}
      write={write}
      onConfirm={() => write.begin({ ids, step: { print } })}
    />
  );
}
