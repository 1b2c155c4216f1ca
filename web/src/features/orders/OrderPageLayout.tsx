import type { OrderDetail } from '@smriti/shared/order/orders';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useLiveStatus } from '#lib/live-status/use-live-status.ts';
import { useGoBack } from '#lib/navigation/use-go-back.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import styles from './OrderPageLayout.module.css';
import { orderMessages } from './order-messages';
import { orderQuery } from './queries';

const ORDERS = '/my-account/account-orders';

interface OrderPageLayoutProps {
  /** Title and heading of the page while the order loads. */
  title: string;
  heading: string;
  children: (order: OrderDetail) => ReactNode;
}

/** Page about the order in the address: loads the order and keeps it updated live. */
export function OrderPageLayout({ title, heading, children }: OrderPageLayoutProps) {
  const t = useMessages(orderMessages);
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const {
    data: order,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...orderQuery(id),
    enabled: id !== '',
  });
  useLiveStatus(order !== undefined);
  const isMissing = id === '' || isUnknown(error);
  return (
    <div className={cx('page', styles.page)}>
      <Link to={ORDERS} className={cx('gap-2 items-center min-h-control', styles.back)}>
        <ArrowLeft aria-hidden="true" />
        {t.backToOrders}
      </Link>
      {order ? (
        children(order)
      ) : (
        <>
          <title>{title}</title>
          <PageHeading>{heading}</PageHeading>
        </>
      )}
      {!order && isMissing && <MissingOrder />}
      {!order && !isMissing && error && (
        <OrderFailure isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!order && !isMissing && !error && (
        <Loading label={t.loading}>
          <OrderColumns>
            <Skeleton shape="block" height="18rem" />
            <Skeleton shape="block" height="18rem" />
          </OrderColumns>
        </Loading>
      )}
    </div>
  );
}

/** Cards of an order; on wide screens in two columns, the second for `OrderSidebar`. */
export function OrderColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

export function OrderSidebar({ children }: { children: ReactNode }) {
  return <div className={styles.aside}>{children}</div>;
}

/** Whether the customer has no such order; a malformed id counts as well. */
function isUnknown(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function MissingOrder() {
  const t = useMessages(orderMessages);
  return (
    <EmptyState
      drawing="search"
      title={t.notFound}
      action={<ButtonLink to={ORDERS}>{t.goBackToOrders}</ButtonLink>}
    />
  );
}

/** Error state if an order cannot be loaded (docs/rules.md#pages-12). */
function OrderFailure({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const t = useMessages(orderMessages);
  const goBack = useGoBack();
  return (
    <div role="alert">
      <EmptyState
        drawing="trouble"
        title={t.failed}
        action={
          <div className="cluster gap-3 justify-center">
            <Button isBusy={isRetrying} onClick={onRetry}>
              {t.retry}
            </Button>
            <Button onClick={goBack}>{t.goBack}</Button>
          </div>
        }
      />
    </div>
  );
}
