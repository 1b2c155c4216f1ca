import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { Loading } from '../../components/Loading';
import { PageHeading } from '../../components/PageHeading';
import { Skeleton } from '../../components/Skeleton';
import { useMessages } from '../../lib/i18n';
import { useLiveStatus } from '../../lib/live-status/use-live-status';
import { useSession } from '../../lib/session/session-store';
import { ordersMessages } from './messages';
import styles from './MyOrders.module.css';
import { OrderTable } from './OrderTable';
import { orderPagesQuery } from './queries';

/** The customer's orders, which follow what others change about them. */
function useOrders() {
  const uid = useSession((session) => session.user?.uid ?? '');
  const list = useInfiniteQuery({ ...orderPagesQuery(uid), enabled: uid !== '' });
  useLiveStatus(list.isSuccess);
  return list;
}

/** /my-account/account-orders (storefront.md section 2). */
export default function MyOrders() {
  const t = useMessages(ordersMessages);
  const list = useOrders();
  const orders = list.data?.pages.flatMap(({ answer }) => answer.orders);
  return (
    <>
      <title>{t.pageTitle}</title>
      <PageHeading>{t.heading}</PageHeading>
      {orders && orders.length > 0 && <OrderTable orders={orders} />}
      {orders?.length === 0 && (
        <EmptyState
          drawing="album"
          title={t.empty}
          action={<ButtonLink to="/my-account/cart">{t.toCart}</ButtonLink>}
        />
      )}
      {orders && <MoreOrders list={list} />}
      {list.isPending && (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="14rem" />
        </Loading>
      )}
      {!orders && !list.isPending && (
        <ErrorState
          message={t.failed}
          retryLabel={t.retry}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
    </>
  );
}

/** The way to older orders, and what is said when they could not be had. */
function MoreOrders({ list }: { list: ReturnType<typeof useOrders> }) {
  const t = useMessages(ordersMessages);
  if (list.isFetchNextPageError) {
    return (
      <ErrorState
        message={t.failed}
        retryLabel={t.retry}
        isRetrying={list.isFetchingNextPage}
        onRetry={() => void list.fetchNextPage()}
      />
    );
  }
  if (!list.hasNextPage) return null;
  return (
    <div className={styles.more}>
      <Button
        isBusy={list.isFetchingNextPage}
        busyLabel={t.loadingMore}
        onClick={() => void list.fetchNextPage()}
      >
        {t.more}
      </Button>
    </div>
  );
}
