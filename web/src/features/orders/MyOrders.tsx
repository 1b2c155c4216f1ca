import { listOrders, type Order } from '@smriti/shared/orders';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { Loading } from '../../components/Loading';
import { PageHeading } from '../../components/PageHeading';
import { Skeleton } from '../../components/Skeleton';
import { call } from '../../lib/api';
import { useMessages } from '../../lib/i18n';
import { useLiveStatus } from '../../lib/live-status/use-live-status';
import { useSession } from '../../lib/session/session-store';
import { ordersMessages } from './messages';
import { OrderTable } from './OrderTable';

function ordersQuery(uid: string) {
  return queryOptions({
    queryKey: ['orders', uid],
    queryFn: async ({ signal }): Promise<readonly Order[]> =>
      (await call(listOrders, { params: { id: uid }, query: {}, signal })).orders,
  });
}

/** /my-account/account-orders (storefront.md section 2). */
export default function MyOrders() {
  const t = useMessages(ordersMessages);
  const uid = useSession((session) => session.user?.uid ?? '');
  const { data: orders, isPending, isFetching, refetch } = useQuery(ordersQuery(uid));
  useLiveStatus(orders !== undefined);
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
      {isPending && (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="14rem" />
        </Loading>
      )}
      {!orders && !isPending && (
        <ErrorState
          message={t.failed}
          retryLabel={t.retry}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
