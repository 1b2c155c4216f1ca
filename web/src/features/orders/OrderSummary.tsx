import type { Order } from '@smriti/shared/order/orders';
import { useId } from 'react';
import { formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { localised } from '#lib/language/localised.ts';
import { Card } from '#ui/layout/Card.tsx';
import { OrderAddress } from './DeliveryAddress';
import styles from './Order.module.css';
import { orderMessages } from './order-messages';
import { paidLines } from './summary-lines';
import { SummaryLine } from './SummaryLine';

interface OrderSummaryProps {
  order: Order;
}

/** Price of an order line by line, and its payments. */
export function OrderSummary({ order }: OrderSummaryProps) {
  const t = useMessages(orderMessages);
  const headingId = useId();
  return (
    <Card as="section" className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{t.summary}</h2>
      <dl className={styles.facts}>
        <SummaryLine label={t.unitPrice}>{formatRupees(order.total_price)}</SummaryLine>
        <SummaryLine label={t.quantity}>{formatCount(order.quantity)}</SummaryLine>
        <SummaryLine label={t.subtotal}>{formatRupees(order.subtotal)}</SummaryLine>
        <Shipping order={order} />
        {order.discount > 0 && (
          <SummaryLine label={t.discount}>{formatRupees(-order.discount)}</SummaryLine>
        )}
        <SummaryLine label={t.total} isTotal>
          {formatRupees(order.grand_total)}
        </SummaryLine>
        <PaidLines order={order} />
        {order.amount_due > 0 && (
          <SummaryLine label={t.due} isTotal>
            {formatRupees(order.amount_due)}
          </SummaryLine>
        )}
      </dl>
      {order.shipping_address_line1 !== '' && (
        <div>
          <h3 className={styles.label}>{t.deliveredTo}</h3>
          <OrderAddress order={order} />
        </div>
      )}
    </Card>
  );
}

function Shipping({
  order: { shipping_method: method, shipping_price: price },
}: OrderSummaryProps) {
  const t = useMessages(orderMessages);
  if (!method) return <SummaryLine label={t.shipping}>{t.atCheckout}</SummaryLine>;
  return (
    <SummaryLine label={t.shippingBy({ method: localised(method).name })}>
      {price === 0 ? t.free : formatRupees(price)}
    </SummaryLine>
  );
}

function PaidLines({ order }: OrderSummaryProps) {
  const t = useMessages(orderMessages);
  const labels = {
    initialPaid: t.initialPaid,
    giftUsed: t.giftUsed,
    pointsUsed: t.pointsUsed({ points: formatCount(order.points_used) }),
    paid: t.paid,
  };
  return paidLines(order).map(({ key, amount }) => (
    <SummaryLine key={key} label={labels[key]}>
      {formatRupees(amount)}
    </SummaryLine>
  ));
}
