import { type StaffOrder, deleteOrder } from '@smriti/shared/order/order-management';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callOnce } from '#lib/api/call-once.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { CancelOrderDialog } from './CancelOrderDialog';
import { staffOrderMessages } from './order-messages';
import { PaymentNoteDialog } from './PaymentNoteDialog';
import { ActionDialog } from '../components/ActionDialog';
import { useStaffWrite } from '../lib/use-staff-write';

const RefundDialog = lazy(async () => ({
  default: (await import('./RefundDialog')).RefundDialog,
}));
const ReplacementDialog = lazy(async () => ({
  default: (await import('./ReplacementDialog')).ReplacementDialog,
}));

type Asked = 'refund' | 'replace' | 'paid' | 'refunded' | 'cancel' | 'remove';

/** After-sale actions that the order allows now. */
function offersOf(order: StaffOrder): Asked[] {
  const { order_status, payment_status, amount_due, refundable, history, given_back } = order;
  const isStanding = order_status !== 'Cancelled';
  const wasPaid = history.some((event) => event.payment_status === 'paid');
  const isPayable = amount_due > 0 && (order_status !== 'Pending' || order.is_reorder);
  const offers: (Asked | false)[] = [
    refundable.gift > 0 && 'refund',
    wasPaid && order.placed_at !== null && 'replace',
    isPayable && isStanding && 'paid',
    order.is_paid_outside && payment_status === 'paid' && 'refunded',
    (order_status === 'Pending' || order_status === 'processing') && 'cancel',
    !isStanding && !wasPaid && (given_back?.amount ?? 0) === 0 && 'remove',
  ];
  return offers.filter((offer) => offer !== false);
}

/** Buttons for refund, replacement, external payment and cancellation, each with a dialog. */
export function AfterSaleActions({ order }: { order: StaffOrder }) {
  const t = useMessages(staffOrderMessages);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const offers = offersOf(order);
  const labels = {
    refund: t.refund,
    replace: t.replace,
    paid: t.notePaid,
    refunded: t.noteRefunded,
    cancel: t.cancel,
    remove: t.remove,
  };
  if (offers.length === 0) return null;
  return (
    <Panel title={t.afterSale}>
      <div className="cluster gap-2">
        {offers.map((offer) => (
          <Button key={offer} onClick={() => setAsked(offer)}>
            {labels[offer]}
          </Button>
        ))}
      </div>
      <Suspense>
        {asked === 'refund' && <RefundDialog order={order} onClose={close} />}
        {asked === 'replace' && <ReplacementDialog order={order} onClose={close} />}
      </Suspense>
      {(asked === 'paid' || asked === 'refunded') && (
        <PaymentNoteDialog id={order.id} status={asked} onClose={close} />
      )}
      {asked === 'cancel' && <CancelOrderDialog id={order.id} onClose={close} />}
      {asked === 'remove' && <RemoveDialog id={order.id} onClose={close} />}
    </Panel>
  );
}

/** Dialog that deletes a cancelled order that was never paid. */
function RemoveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMessages(staffOrderMessages);
  const navigate = useNavigate();
  const write = useStaffWrite(() => callOnce(deleteOrder, { params: { id } }), {
    makesStale: ['staff-dashboard'],
    success: () => t.removed,
    onDone: () => void navigate('/admin/orders', { replace: true }),
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={t.removeTitle}
      consequence={t.removeText}
      confirm={t.remove}
      isDangerous
      write={write}
      onConfirm={() => write.begin()}
    />
  );
}
