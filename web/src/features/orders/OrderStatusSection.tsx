import { deliveryEstimate } from '@smriti/shared/order/delivery-estimate';
import type { OrderDetail } from '@smriti/shared/order/orders';
import { refundArrival } from '@smriti/shared/order/refund-days';
import { OrderStatusBadge } from '#domains/orders/OrderStatusBadge.tsx';
import { TrackingNumber } from '#domains/orders/TrackingNumber.tsx';
import { PaymentStatusBadge } from '#domains/payment/PaymentStatusBadge.tsx';
import { formatDate, formatDateTime, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useContact } from '#lib/shop/shop-settings.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { FactsList } from '#ui/layout/FactsList.tsx';
import { canCheckOutOrder, canPayOrder, orderPaymentPath } from './order-actions';
import { CancelOrderButton } from './CancelOrderButton';
import { CreditNoteButton, InvoiceButton } from './InvoiceButton';
import { OutOfStockNotice } from './OutOfStockNotice';
import { orderMessages } from './order-messages';

interface OrderStatusSectionProps {
  order: OrderDetail;
}

export function OrderStatusSection({ order }: OrderStatusSectionProps) {
  const t = useMessages(orderMessages);
  return (
    <Panel title={t.status}>
      <StateFacts order={order} />
      <LateDelivery order={order} />
      {order.is_held && order.order_status === 'processing' && (
        <InlineMessage tone="waiting">{t.held}</InlineMessage>
      )}
      {order.photos_deleted_at !== null && (
        <InlineMessage tone="info">
          {t.photosDeleted({ date: formatDate(order.photos_deleted_at) })}
        </InlineMessage>
      )}
      <OutOfStockNotice order={order} />
      {order.replaces !== null && (
        <InlineMessage tone="info">{t.replaces({ number: order.replaces })}</InlineMessage>
      )}
      <Refunds refunds={order.refunds} />
      <NextStep order={order} />
      <div className="stack gap-2">
        {order.has_invoice && <InvoiceButton order={order} />}
        {order.has_credit_note && <CreditNoteButton order={order} />}
        {order.photos_deleted_at === null && order.out_of_stock === null && (
          <ButtonLink to={`/reorder?id=${order.id}`}>{t.reorder}</ButtonLink>
        )}
        <ButtonLink to={`/preview-product?id=${order.cart_id}`}>{t.preview}</ButtonLink>
        <CancelOrderButton order={order} />
      </div>
    </Panel>
  );
}

/** Notice that an order is late, with the phone number to call. */
function LateDelivery({ order }: OrderStatusSectionProps) {
  const t = useMessages(orderMessages);
  const { phone } = useContact();
  const estimate = deliveryEstimate(order);
  if (!estimate?.isLate) return null;
  return (
    <InlineMessage tone="waiting">
      <p>
        <strong>{t.isLate({ date: formatDate(estimate.date) })}</strong> {t.lateSorry}
      </p>
      <p>
        <a href={`tel:${phone.replace(/\s/g, '')}`} className="thumb-link">
          {t.callUs({ phone })}
        </a>
      </p>
    </InlineMessage>
  );
}

/** Facts about the current status: date and tracking number. */
function StateFacts({ order }: OrderStatusSectionProps) {
  const t = useMessages(orderMessages);
  const estimate = deliveryEstimate(order);
  return (
    <FactsList
      facts={[
        [t.orderStatus, <OrderStatusBadge key="order" status={order.order_status} />],
        [t.paymentStatus, <PaymentStatusBadge key="payment" status={order.payment_status} />],
        [t.ordered, formatDate(order.placed_at ?? order.created_at)],
        [t.updated, formatDateTime(order.updated_at)],
        [t.expected, estimate && !estimate.isLate ? formatDate(estimate.date) : ''],
        [t.carrier, order.carrier],
        [
          t.trackingNumber,
          order.tracking_number && <TrackingNumber key="tracking" order={order} />,
        ],
      ]}
    />
  );
}

/** The customer's next step with the order: checkout or payment. */
function NextStep({ order }: OrderStatusSectionProps) {
  const t = useMessages(orderMessages);
  const amount = formatRupees(order.amount_due);
  if (canCheckOutOrder(order)) {
    return (
      <>
        <InlineMessage tone="waiting">{t.toCheckOut}</InlineMessage>
        <ButtonLink variant="filled" to={`/checkout?id=${order.cart_id}`}>
          {t.checkout}
        </ButtonLink>
      </>
    );
  }
  if (!canPayOrder(order)) return null;
  const { pay_until: until } = order;
  return (
    <>
      <InlineMessage tone="waiting">
        {until === null ? t.toPay({ amount }) : t.toPayUntil({ amount, date: formatDate(until) })}
      </InlineMessage>
      <ButtonLink variant="filled" to={orderPaymentPath(order)}>
        {order.placement_id === null ? t.payAmount({ amount }) : t.payNow}
      </ButtonLink>
    </>
  );
}

/** List of an order's refunds, each with destination and reason. */
function Refunds({ refunds }: { refunds: OrderDetail['refunds'] }) {
  const t = useMessages(orderMessages);
  if (refunds.length === 0) return null;
  return (
    <InlineMessage tone="info">
      <p>
        <strong>{t.refundsTitle}</strong>
      </p>
      <ul className="stack gap-1 indent">
        {refunds.map(({ id, at, amount, to, reason }) => {
          const until = formatDate(refundArrival(new Date(at)).toISOString());
          const facts = { amount: formatRupees(amount), date: formatDate(at), reason, until };
          return (
            <li key={id}>{to === 'gift' ? t.refundToGift(facts) : t.refundToPayment(facts)}</li>
          );
        })}
      </ul>
    </InlineMessage>
  );
}
