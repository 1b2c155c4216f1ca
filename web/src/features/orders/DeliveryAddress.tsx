import type { Order } from '@smriti/shared/order/orders';
import { useMessages } from '#lib/language/i18n.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { FactsList } from '#ui/layout/FactsList.tsx';
import { orderMessages } from './order-messages';

interface DeliveryAddressProps {
  order: Order;
}

/** Delivery address of an order, with the phone number for the courier. */
export function DeliveryAddress({ order }: DeliveryAddressProps) {
  const t = useMessages(orderMessages);
  return (
    <Panel title={t.address}>
      {order.shipping_address_line1 === '' ? (
        <p className="muted">{t.noAddress}</p>
      ) : (
        <>
          <OrderAddress order={order} />
          <FactsList
            facts={[
              [
                t.phone,
                <span key="phone" className="tabular">
                  {order.contact_phone}
                </span>,
              ],
              [t.email, order.contact_email],
            ]}
          />
          {order.as_gift && (
            <div>
              <p className="muted">{t.gift}</p>
              <p className="wrap-anywhere pre-line">
                {order.as_gift.message || t.giftWithoutMessage}
              </p>
            </div>
          )}
        </>
      )}
    </Panel>
  );
}

/** Address lines as on the parcel label. */
export function OrderAddress({ order }: DeliveryAddressProps) {
  const place = `${order.city}, ${order.state}`;
  return (
    <address className="not-italic wrap-anywhere">
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
