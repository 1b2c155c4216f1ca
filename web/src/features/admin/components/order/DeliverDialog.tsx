import { useMessages } from '#lib/language/i18n.ts';
import { ActionDialog } from '../ActionDialog';
import { sharedOrderMessages } from './messages';
import { useMoveOrders } from './use-move-orders';

interface DeliverDialogProps {
  ids: readonly string[];
  onClose: () => void;
  onDone?: () => void;
}

export function DeliverDialog({ ids, onClose, onDone }: DeliverDialogProps) {
  const t = useMessages(sharedOrderMessages);
  const write = useMoveOrders(() => {
    onDone?.();
    onClose();
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={t.deliverTitle(ids.length)}
      consequence={t.deliverText}
      confirm={t.deliver}
      write={write}
      onConfirm={() => write.begin({ ids, step: { status: 'Delivered' } })}
    />
  );
}
