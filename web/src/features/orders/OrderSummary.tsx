import { couponName, referralDiscount } from '@smriti/shared/order/coupons';
import type { Order } from '@smriti/shared/order/orders';
import { formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { localiseRecords } from '#lib/language/localise.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { FactsList } from '#ui/layout/FactsList.tsx';
import { OrderAddress } from './DeliveryAddress';
import { orderMessages } from './order-messages';

/** Price of an order line by line, and its payments. */
export function OrderSummary({ order }: { order: Order }) {
  const t = useMessages(orderMessages);
  const { shipping_method: method, shipping_price: shipping, points_used: points, coupon } = order;
  const shippingPrice = shipping === 0 ? t.free : formatRupees(shipping);
  /** Formats a deduction or payment; '' for zero. */
  const deducted = (amount: number) => (amount > 0 ? formatRupees(-amount) : '');
  return (
    <Panel title={t.summary}>
      <FactsList
        isTabular
        facts={[
          [t.unitPrice, formatRupees(order.total_price)],
          [t.quantity, formatCount(order.quantity)],
          [t.subtotal, formatRupees(order.subtotal)],
          method
            ? [t.shippingBy({ method: localiseRecords(method).name }), shippingPrice]
            : [t.shipping, t.atCheckout],
          [t.discount, deducted(referralDiscount(order))],
          coupon !== null && [
            t.coupon({ name: couponName(coupon) }),
            coupon.kind === 'free_shipping' ? t.freeShipping : deducted(coupon.amount),
          ],
          [t.total, formatRupees(order.grand_total), 'total'],
          [t.initialPaid, deducted(order.initial_paid)],
          [t.giftUsed, deducted(order.gift_used)],
          [t.pointsUsed({ points: formatCount(points) }), deducted(order.points_value)],
          [t.paid, deducted(order.amount_paid)],
          order.amount_due > 0 && [t.due, formatRupees(order.amount_due), 'total'],
        ]}
      />
      {order.shipping_address_line1 !== '' && (
        <div>
          <h3 className="plain-heading muted text-sm mb-1">
            {order.order_status === 'Delivered' ? t.deliveredTo : t.deliverTo}
          </h3>
          <OrderAddress order={order} />
        </div>
      )}
    </Panel>
  );
}
