import type { Order } from '@smriti/shared/order/orders';
import { useId } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Card } from '#ui/layout/Card.tsx';
import styles from './Order.module.css';
import { orderMessages } from './order-messages';

interface DeliveryAddressProps {
  order: Order;
}

/** Delivery address of an order, with the phone number for the courier. */
export function DeliveryAddress({ order }: DeliveryAddressProps) {
  const t = useMessages(orderMessages);
  const headingId = useId();
  return (
    <Card as="section" className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{t.address}</h2>
      {order.shipping_address_line1 === '' ? (
        <p className={styles.muted}>{t.noAddress}</p>
      ) : (
        <>
          <OrderAddress order={order} />
          <dl className={styles.facts}>
            <div className={styles.fact}>
              <dt>{t.phone}</dt>
              <dd className="tabular">{order.contact_phone}</dd>
            </div>
            <div className={styles.fact}>
              <dt>{t.email}</dt>
              <dd>{order.contact_email}</dd>
            </div>
          </dl>
        </>
      )}
    </Card>
  );
}

/** Address lines as on the parcel. */
export function OrderAddress({ order }: DeliveryAddressProps) {
  const place = `${order.city}, ${order.state}`;
  return (
    <address className={styles.address}>
      <strong>{order.contact_name}</strong>
      <br />
      {order.shipping_address_line1}
      <br />
      {order.shipping_address_line2 !== '' && (
        <>
          {order.shipping_address_line2}
          <br />
        </>
      )}
      {place} <span className="tabular">{order.postal_code}</span>
      <br />
      {order.country}
    </address>
  );
}
