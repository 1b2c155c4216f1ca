import type { OrderDetail } from '@smriti/shared/order/orders';
import { formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { FactsList } from '#ui/layout/FactsList.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { DeliveryAddress } from './DeliveryAddress';
import { CancellationNotice } from './CancellationNotice';
import { orderMessages } from './order-messages';
import { OrderSidebar, OrderColumns, OrderPageLayout } from './OrderPageLayout';
import { OrderStatusSection } from './OrderStatusSection';
import { OrderSummary } from './OrderSummary';
import { OrderTimeline } from './OrderTimeline';
import { ProductDetails } from './ProductDetails';
import { RateProductSection } from './RateProductSection';

/** Page /view-order?id= (docs/rules.md#pages-10). */
export default function ViewOrderPage() {
  const t = useMessages(orderMessages);
  const headings = useMessages(pageHeadings);
  return (
    <OrderPageLayout title={t.plainTitle} heading={headings.order}>
      {(order) => <OrderView order={order} />}
    </OrderPageLayout>
  );
}

function OrderView({ order }: { order: OrderDetail }) {
  const t = useMessages(orderMessages);
  return (
    <>
      <title>{t.pageTitle({ number: order.order_id })}</title>
      <PageHeading>{t.heading({ number: order.order_id })}</PageHeading>
      <OrderColumns>
        <div className="stack gap-6 content-start min-w-0">
          {order.order_status === 'Cancelled' && <CancellationNotice order={order} />}
          <ProductDetails order={order}>
            <FactsList
              isTabular
              facts={[
                [t.unitPrice, formatRupees(order.total_price)],
                [t.quantity, formatCount(order.quantity)],
              ]}
            />
          </ProductDetails>
        </div>
        <OrderSidebar>
          <OrderStatusSection order={order} />
          <OrderSummary order={order} />
        </OrderSidebar>
        <div className="stack gap-6 content-start min-w-0">
          {order.order_status === 'Delivered' && <RateProductSection order={order} />}
          <OrderTimeline order={order} />
          <DeliveryAddress order={order} />
        </div>
      </OrderColumns>
    </>
  );
}
