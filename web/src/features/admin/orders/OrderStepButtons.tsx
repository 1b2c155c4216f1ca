import type { StaffOrder } from '@smriti/shared/order/staff-order';
import { Suspense, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { DeliverDialog, ShipDialog, TrackingDialog } from '../components/order/lazy-order-dialogs';
import { sharedOrderMessages } from '../components/order/messages';
import { ordersInSameParcel } from '../components/order/orders-in-same-parcel';
import { PrintStepButtons } from '../components/order/PrintStepButtons';
import { UndoShippingButton } from '../components/order/UndoShippingButton';
import { listOrderSteps } from './staff-orders';

/** Buttons for an order's possible steps; the due step is the primary button. */
export function OrderStepButtons({ order }: { order: StaffOrder }) {
  const t = useMessages(sharedOrderMessages);
  const [asked, setAsked] = useState<'ship' | 'deliver' | 'tracking' | null>(null);
  const { id, order_status, payment_status, print_state } = order;
  const steps = listOrderSteps(order);
  const isInPrintRoom = order_status === 'processing' && payment_status === 'paid';
  const isSent = order_status === 'Shipped' || order_status === 'Delivered';
  const close = () => setAsked(null);
  if (!isInPrintRoom && !isSent) return null;
  return (
    <div className="cluster gap-2">
      {isInPrintRoom && print_state && (
        <PrintStepButtons id={id} state={print_state} isNext={print_state !== 'printed'} />
      )}
      {steps.includes('ship') && (
        <Button
          variant={print_state === 'printed' ? 'filled' : 'outline'}
          onClick={() => setAsked('ship')}
        >
          {t.ship}
        </Button>
      )}
      {steps.includes('deliver') && (
        <Button variant="filled" onClick={() => setAsked('deliver')}>
          {t.deliver}
        </Button>
      )}
      {isSent && <Button onClick={() => setAsked('tracking')}>{t.editTracking}</Button>}
      <UndoShippingButton order={order} />
      <Suspense>
        {asked === 'ship' && (
          <ShipDialog
            id={id}
            printState={print_state}
            along={ordersInSameParcel(order)}
            onClose={close}
          />
        )}
        {asked === 'deliver' && <DeliverDialog ids={[id]} onClose={close} />}
        {asked === 'tracking' && <TrackingDialog order={order} onClose={close} />}
      </Suspense>
    </div>
  );
}
