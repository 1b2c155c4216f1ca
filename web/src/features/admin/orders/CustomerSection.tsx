import type { StaffOrder } from '@smriti/shared/order/staff-order';
import { isAddressChangeable } from '@smriti/shared/order/delivery-addresses';
import { TrackingNumber } from '#domains/orders/TrackingNumber.tsx';
import { lazy, Suspense, useState } from 'react';
import { formatDate } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { FactsList } from '#ui/layout/FactsList.tsx';
import { useIsAdmin } from '../lib/use-is-admin';
import { DeliveryAddressLines } from '../components/order/DeliveryAddressLines';
import { GiftNote } from '../components/order/GiftNote';
import { sharedOrderMessages } from '../components/order/messages';
import { ParcelDocuments } from '../components/order/ParcelDocuments';
import { staffOrderMessages } from './order-messages';

const AddressDialog = lazy(async () => ({
  default: (await import('./AddressDialog')).AddressDialog,
}));

/** Section of the order page: customer, delivery address, due date and documents of the parcel. */
export function CustomerSection({ order }: { order: StaffOrder }) {
  const t = useMessages(staffOrderMessages);
  const parts = useMessages(sharedOrderMessages);
  const { customer, order_status, payment_status } = order;
  const isAdmin = useIsAdmin();
  const isToSend = payment_status === 'paid' && ['processing', 'Shipped'].includes(order_status);
  const others = order.together.filter((other) => other.order_status === 'processing').length;
  return (
    <Panel title={t.customer}>
      {customer.name === '' && customer.email === '' ? (
        <p>{t.noAccount}</p>
      ) : (
        <p>
          <Link to={`/admin/customers/${order.user_id}`}>{customer.name || customer.email}</Link>
          <br />
          <a href={`mailto:${customer.email}`}>{customer.email}</a>
        </p>
      )}
      {order.shipping_address_line1 === '' ? (
        <p>{t.noAddress}</p>
      ) : (
        <>
          <DeliveryAddressLines to={order} />
          <ChangeAddressButton order={order} />
        </>
      )}
      <FactsList
        isRuled
        facts={[
          [t.shippingBy, order.shipping_method?.name ?? ''],
          [t.requested, formatDate(order.created_at)],
          [t.placed, order.placed_at === null ? '' : formatDate(order.placed_at)],
          [
            t.expected,
            order.estimated_delivery === null ? '' : formatDate(order.estimated_delivery),
          ],
          [parts.gift, order.as_gift && <GiftNote key="gift" gift={order.as_gift} />],
          [t.payUntil, order.pay_until === null ? '' : formatDate(order.pay_until)],
          [t.carrier, order.carrier],
          [t.tracking, order.tracking_number && <TrackingNumber key="tracking" order={order} />],
        ]}
      />
      {isAdmin && isToSend && (
        <ParcelDocuments id={order.id} others={order_status === 'processing' ? others : 0} />
      )}
    </Panel>
  );
}

/** Button that changes the address, or the reason why the address cannot change during production. */
function ChangeAddressButton({ order }: { order: StaffOrder }) {
  const t = useMessages(staffOrderMessages);
  const [isOpen, setIsOpen] = useState(false);
  if (!isAddressChangeable(order)) {
    const isMade = order.order_status === 'processing';
    return isMade && <p className="muted text-sm">{t.addressFixed}</p>;
  }
  return (
    <div>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t.changeAddress}
      </Button>
      <Suspense>
        {isOpen && <AddressDialog order={order} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </div>
  );
}
