import { useState } from 'react';
import { formatTime } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ActionDialog } from '../ActionDialog';
import { sharedOrderMessages } from './messages';
import { useMoveOrders } from './use-move-orders';

interface UndoShippingButtonProps {
  order: { id: string; order_id: string; undo_until: string | null };
  size?: 'small';
}

/** Button that undoes Shipped after a confirmation; renders nothing once the hour has passed. */
export function UndoShippingButton({ order, size }: UndoShippingButtonProps) {
  const t = useMessages(sharedOrderMessages);
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  const write = useMoveOrders(close);
  const { id, order_id: number, undo_until: until } = order;
  const [openedAt] = useState(Date.now);
  if (until === null || Date.parse(until) <= openedAt) return null;
  return (
    <>
      <Button
        variant="quiet"
        size={size}
        aria-label={t.undoNamed({ number })}
        onClick={() => setIsAsked(true)}
      >
        {t.undo}
      </Button>
      {isAsked && (
        <ActionDialog
          onClose={close}
          title={t.undoTitle({ number })}
          consequence={t.undoText({ time: formatTime(until) })}
          confirm={t.undo}
          write={write}
          onConfirm={() => write.begin({ ids: [id], step: { status: 'processing' } })}
        />
      )}
    </>
  );
}
