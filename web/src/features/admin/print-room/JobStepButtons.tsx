import type { PrintJob } from '@smriti/shared/order/print-jobs';
import { Suspense, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { DeliverDialog, ShipDialog, TrackingDialog } from '../components/order/lazy-order-dialogs';
import { sharedOrderMessages } from '../components/order/messages';
import { PrintStepButtons } from '../components/order/PrintStepButtons';
import { UndoShippingButton } from '../components/order/UndoShippingButton';
import { printRoomMessages } from './messages';

interface JobStepButtonsProps {
  job: PrintJob;
  /** Ids of other orders in the same parcel. */
  along: readonly string[];
  /** Whether to offer all steps, as on the job's own page, or only the next one, as in lists. */
  isWhole?: boolean;
  /** Time until which Shipped can be undone; null to offer no undo. */
  undoUntil?: string | null;
}

export function JobStepButtons({
  job,
  along,
  isWhole = false,
  undoUntil = null,
}: JobStepButtonsProps) {
  const t = useMessages(sharedOrderMessages);
  const room = useMessages(printRoomMessages);
  const [asked, setAsked] = useState<'ship' | 'deliver' | 'tracking' | null>(null);
  const { id, order_id: number, order_status, print_state, is_held } = job;
  const isInRoom = order_status === 'processing' && print_state !== null;
  const canShip = isInRoom && !is_held && (isWhole || print_state === 'printed');
  const isOnItsWay = order_status === 'Shipped';
  const close = () => setAsked(null);
  const size = isWhole ? undefined : 'small';
  return (
    <div className={cx('cluster gap-2', !isWhole && 'justify-end')}>
      {isInRoom && (
        <PrintStepButtons
          id={id}
          state={print_state}
          isNext={isWhole}
          hasBack={isWhole}
          size={size}
        />
      )}
      {canShip && (
        <Button
          variant={isWhole && print_state === 'printed' ? 'filled' : 'outline'}
          size={size}
          aria-label={isWhole ? undefined : room.shipNamed({ number })}
          onClick={() => setAsked('ship')}
        >
          {t.ship}
        </Button>
      )}
      {isOnItsWay && (
        <Button
          variant={isWhole ? 'filled' : 'outline'}
          size={size}
          aria-label={isWhole ? undefined : room.deliverNamed({ number })}
          onClick={() => setAsked('deliver')}
        >
          {t.deliver}
        </Button>
      )}
      {isOnItsWay && isWhole && (
        <Button onClick={() => setAsked('tracking')}>{t.editTracking}</Button>
      )}
      {undoUntil !== null && <UndoShippingButton order={{ ...job, undo_until: undoUntil }} />}
      <Suspense>
        {asked === 'ship' && (
          <ShipDialog id={id} printState={print_state} along={along} onClose={close} />
        )}
        {asked === 'deliver' && <DeliverDialog ids={[id]} onClose={close} />}
        {asked === 'tracking' && <TrackingDialog order={job} onClose={close} />}
      </Suspense>
    </div>
  );
}
