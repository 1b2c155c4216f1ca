import type { StaffOrder } from '@smriti/shared/order/staff-order';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { staffOrderMessages } from './order-messages';

const RefundDialog = lazy(async () => ({
  default: (await import('./RefundDialog')).RefundDialog,
}));
const ReplacementDialog = lazy(async () => ({
  default: (await import('./ReplacementDialog')).ReplacementDialog,
}));

const PaymentNoteDialog = lazy(async () => ({
  default: (await import('./PaymentNoteDialog')).PaymentNoteDialog,
}));
const CancelOrderDialog = lazy(async () => ({
  default: (await import('./CancelOrderDialog')).CancelOrderDialog,
}));
const RemoveDialog = lazy(async () => ({
  default: (await import('./RemoveDialog')).RemoveDialog,
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
        {(asked === 'paid' || asked === 'refunded') && (
          <PaymentNoteDialog id={order.id} status={asked} onClose={close} />
        )}
        {asked === 'cancel' && <CancelOrderDialog id={order.id} onClose={close} />}
        {asked === 'remove' && <RemoveDialog id={order.id} onClose={close} />}
      </Suspense>
    </Panel>
  );
}
