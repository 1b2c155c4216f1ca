import { type ComponentProps, lazy, Suspense } from 'react';
import { getStaffOrder, type StaffOrder } from '@smriti/shared/order/staff-order';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { callApi } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { cx } from '#ui/cx.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { sharedOrderMessages } from '../components/order/messages';
import { PrintStateBadge } from '../components/order/PrintStateBadge';
import { StaffOrderStatus, StaffPaymentStatus } from '../components/order/StatusBadges';
import { PrintFiles } from '../components/prints/lazy-print-files';
import { StaffPage } from '../components/StaffPage';
import { QueryFallbackPage } from '../components/QueryFallback';
import { useIsAdmin } from '../lib/use-is-admin';
import { CustomerSection } from './CustomerSection';
import { LinkedOrders } from './LinkedOrders';
import { ProductionSection } from './ProductionSection';
import { PaymentSection } from './PaymentSection';
import { staffOrderMessages } from './order-messages';
import { type OpenedList, readOpenedList } from './opened-list';
import { OrderStepButtons } from './OrderStepButtons';
import styles from './OrderPage.module.css';

/* Parts of the page that are loaded after its heading. */
const AdjacentOrders = lazy(async () => ({
  default: (await import('./AdjacentOrders')).AdjacentOrders,
}));
const AfterSaleActions = lazy(async () => ({
  default: (await import('./AfterSaleActions')).AfterSaleActions,
}));
const TagsSection = lazy(async () => ({
  default: (await import('./TagsSection')).TagsSection,
}));
const OrderActivity = lazy(async () => ({
  default: (await import('./OrderActivity')).OrderActivity,
}));

const BACK = '/admin/orders';
const REFRESH_MS = 30_000;

function useStaffOrder(id: string) {
  return useQuery({
    queryKey: staffQueryKeys['staff-orders'].one(id),
    queryFn: async ({ signal }) => (await callApi(getStaffOrder, { params: { id }, signal })).order,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}

export function OrderPage() {
  const t = useMessages(staffOrderMessages);
  const { id = '' } = useParams();
  const query = useStaffOrder(id);
  const list = readOpenedList(useLocation().state);
  const isPrevious = list?.isPrevious ?? false;
  const back = { to: `${BACK}${list?.search ?? ''}`, label: t.back, isPrevious };
  if (query.data) return <Loaded key={id} order={query.data} list={list} back={back} />;
  return <QueryFallbackPage title={t.plainTitle} back={back} query={query} failed={t.failed} />;
}

interface LoadedProps {
  order: StaffOrder;
  list: OpenedList | null;
  back: ComponentProps<typeof StaffPage>['back'];
}

function Loaded({ order, list, back }: LoadedProps) {
  const t = useMessages(staffOrderMessages);
  const parts = useMessages(sharedOrderMessages);
  const isAdmin = useIsAdmin();
  const isInPrint = order.print_state !== null && order.order_status === 'processing';
  return (
    <StaffPage
      title={t.title({ number: order.order_id })}
      back={back}
      actions={
        list && (
          <Suspense>
            <AdjacentOrders id={order.id} list={list} />
          </Suspense>
        )
      }
      intro={
        <span className="cluster gap-2">
          <StaffOrderStatus status={order.order_status} />
          <StaffPaymentStatus status={order.payment_status} />
          {isInPrint && order.print_state && <PrintStateBadge state={order.print_state} />}
        </span>
      }
    >
      {order.is_held && order.order_status === 'processing' && (
        <InlineMessage tone="waiting">{parts.held}</InlineMessage>
      )}
      {isAdmin && <OrderStepButtons order={order} />}
      <div className={cx('stack grid-cols-1 gap-6', styles.columns)}>
        <div className="stack grid-cols-1 gap-6 content-start">
          <ProductionSection order={order} />
          <Suspense>
            {isAdmin && order.cart.status === 'Approved' && <PrintFiles id={order.id} />}
          </Suspense>
          <Suspense>
            <OrderActivity order={order} />
          </Suspense>
        </div>
        <div className="stack grid-cols-1 gap-6 content-start">
          <CustomerSection order={order} />
          <PaymentSection order={order} />
          <LinkedOrders order={order} list={list} />
          <Suspense>
            {isAdmin && <AfterSaleActions order={order} />}
            <TagsSection order={order} />
          </Suspense>
        </div>
      </div>
    </StaffPage>
  );
}
