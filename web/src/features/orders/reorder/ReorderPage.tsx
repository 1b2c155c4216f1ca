import { findCheapestShipping } from '@smriti/shared/order/checkout-pricing';
import type { OrderDetail } from '@smriti/shared/order/orders';
import { MAX_QUANTITY } from '@smriti/shared/album/quantity';
import { GiftFields } from '#domains/orders/GiftFields.tsx';
import { giftMessages } from '#domains/orders/gift-messages.ts';
import { formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { NumberStepper } from '#ui/fields/NumberStepper.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { OrderSidebar, OrderColumns, OrderPageLayout } from '../OrderPageLayout';
import { OutOfStockNotice } from '../OutOfStockNotice';
import { ProductDetails } from '../ProductDetails';
import { reorderMessages } from './reorder-messages';
import { ReorderAddress } from './ReorderAddress';
import { ReorderSummary } from './ReorderSummary';
import { type ReorderChoice, useReorderChoice, useReorderQueries } from './use-reorder';

/** Page /reorder?id= (docs/rules.md#pages-10). */
export default function ReorderPage() {
  const t = useMessages(reorderMessages);
  const headings = useMessages(pageHeadings);
  return (
    <OrderPageLayout title={t.plainTitle} heading={headings.reorder}>
      {(order) => (
        <>
          <title>{t.pageTitle({ number: order.order_id })}</title>
          <PageHeading intro={t.intro}>{t.heading({ number: order.order_id })}</PageHeading>
          {order.placed_at === null && !order.is_reorder ? (
            <NotOrderedYet />
          ) : order.out_of_stock ? (
            <OutOfStock order={order} />
          ) : (
            <ReorderForm key={order.id} order={order} />
          )}
        </>
      )}
    </OrderPageLayout>
  );
}

function NotOrderedYet() {
  const t = useMessages(reorderMessages);
  return (
    <EmptyState
      drawing="album"
      title={t.notYet}
      action={<ButtonLink to="/my-account/account-orders">{t.toOrders}</ButtonLink>}
    />
  );
}

interface ReorderFormProps {
  order: OrderDetail;
}

/** The ordered album and the day on which it can be ordered again, without a form that leads nowhere. */
function OutOfStock({ order }: ReorderFormProps) {
  return (
    <OrderColumns>
      <div className="min-w-0">
        <ReorderedProduct order={order} />
      </div>
      <OrderSidebar>
        <OutOfStockNotice order={order} />
      </OrderSidebar>
    </OrderColumns>
  );
}

function ReorderedProduct({ order }: ReorderFormProps) {
  const t = useMessages(reorderMessages);
  return (
    <ProductDetails order={order}>
      <p className="tabular">{t.each({ price: formatRupees(order.total_price) })}</p>
    </ProductDetails>
  );
}

function ReorderForm({ order }: ReorderFormProps) {
  const t = useMessages(reorderMessages);
  const { addresses, methods, ...parts } = useReorderQueries();
  const choice = useReorderChoice(addresses);
  const shipping =
    methods && (findCheapestShipping(methods, choice.address?.postal_code ?? null) ?? null);
  return (
    <OrderColumns>
      <div className="stack gap-6 content-start min-w-0">
        <ReorderedProduct order={order} />
        <Quantity order={order} choice={choice} />
        {addresses && (
          <>
            <ReorderAddress addresses={addresses} choice={choice} />
            <Gift choice={choice} />
          </>
        )}
        {parts.failure && (
          <ErrorState message={t.partsFailed} isRetrying={parts.isRetrying} onRetry={parts.retry} />
        )}
        {parts.isLoading && (
          <Loading label={t.loadingParts}>
            <Skeleton shape="block" height="12rem" />
          </Loading>
        )}
      </div>
      <OrderSidebar>
        {addresses && shipping && <ReorderSummary {...{ order, choice, shipping }} />}
        {shipping === null && (
          <InlineMessage tone="error">
            {methods?.length === 0 ? t.noShipping : t.noShippingThere}
          </InlineMessage>
        )}
      </OrderSidebar>
    </OrderColumns>
  );
}

function Gift({ choice }: { choice: ReorderChoice }) {
  const t = useMessages(giftMessages);
  return (
    <Panel title={t.heading}>
      <GiftFields choice={choice.gift} onChange={choice.changeGift} />
    </Panel>
  );
}

function Quantity({ order, choice }: ReorderFormProps & { choice: ReorderChoice }) {
  const t = useMessages(reorderMessages);
  return (
    <Panel title={t.quantity}>
      <NumberStepper
        label={t.copies}
        hint={t.originally({ quantity: formatCount(order.quantity) })}
        value={choice.quantity}
        min={1}
        max={MAX_QUANTITY}
        onChange={choice.setQuantity}
        decreaseLabel={t.fewer}
        increaseLabel={t.more}
      />
    </Panel>
  );
}
