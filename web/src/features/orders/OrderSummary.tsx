import type { Order } from '@smriti/shared/orders';
import { type ReactNode, useId } from 'react';
import { Card } from '../../components/Card';
import { formatCount, formatRupees } from '../../lib/format';
import { useMessages } from '../../lib/i18n';
import { OrderAddress } from './DeliveryAddress';
import styles from './Order.module.css';
import { orderMessages } from './order-messages';
import { paidLines } from './summary-lines';

interface OrderSummaryProps {
  order: Order;
}

/** What an order costs line by line, and by what it was paid. */
export function OrderSummary({ order }: OrderSummaryProps) {
  const t = useMessages(orderMessages);
  const headingId = useId();
  return (
    <Card as="section" className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{t.summary}</h2>
      <dl className={styles.facts}>
        <Line label={t.unitPrice}>{formatRupees(order.total_price)}</Line>
        <Line label={t.quantity}>{formatCount(order.quantity)}</Line>
        <Line label={t.subtotal}>{formatRupees(order.subtotal)}</Line>
        <Shipping order={order} />
        {order.discount > 0 && <Line label={t.discount}>{formatRupees(-order.discount)}</Line>}
        <Line label={t.total} isTotal>
          {formatRupees(order.grand_total)}
        </Line>
        <PaidLines order={order} />
        {order.amount_due > 0 && (
          <Line label={t.due} isTotal>
            {formatRupees(order.amount_due)}
          </Line>
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
  if (!method) return <Line label={t.shipping}>{t.atCheckout}</Line>;
  return (
    <Line label={t.shippingBy({ method: method.name })}>
      {price === 0 ? t.free : formatRupees(price)}
    </Line>
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
    <Line key={key} label={labels[key]}>
      {formatRupees(amount)}
    </Line>
  ));
}

interface LineProps {
  label: string;
  children: ReactNode;
  isTotal?: boolean;
}

function Line({ label, children, isTotal = false }: LineProps) {
  return (
    <div className={isTotal ? styles.total : styles.fact}>
      <dt>{label}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}
