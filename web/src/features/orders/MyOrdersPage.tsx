import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { useLiveStatus } from '#lib/live-status/use-live-status.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { useSession } from '#lib/session/session-store.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { LoadingOrError } from '#ui/feedback/LoadingOrError.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { ordersMessages } from './messages';
import { OrderTable } from './OrderTable';
import { orderPagesQuery } from './queries';

/** Query for the customer's orders, updated live when they are changed elsewhere. */
function useOrders() {
  const uid = useSession((session) => session.user?.uid ?? '');
  const list = useInfiniteQuery({ ...orderPagesQuery(uid), enabled: uid !== '' });
  useLiveStatus(list.isSuccess);
  return list;
}

/** Page /my-account/account-orders (docs/rules.md#pages-10). */
export default function MyOrdersPage() {
  const t = useMessages(ordersMessages);
  const headings = useMessages(pageHeadings);
  const list = useOrders();
  const orders = list.data?.pages.flatMap(({ answer }) => answer.orders);
  return (
    <>
      <title>{t.pageTitle}</title>
      <PageHeading>{headings.orders}</PageHeading>
      {orders && orders.length > 0 && <OrderTable orders={orders} />}
      {orders?.length === 0 && (
        <EmptyState
          drawing="album"
          title={t.empty}
          action={<ButtonLink to="/products">{t.toProducts}</ButtonLink>}
        />
      )}
      {orders && <MoreOrders list={list} />}
      <LoadingOrError query={list} loading={t.loading} message={t.failed}>
        <Skeleton shape="block" height="14rem" />
      </LoadingOrError>
    </>
  );
}

/** Button that loads older orders, or an error message if loading failed. */
function MoreOrders({ list }: { list: ReturnType<typeof useOrders> }) {
  const t = useMessages(ordersMessages);
  const { fetchNextPage, hasNextPage, isError, isFetching } = list;
  const count = list.data?.pages.length ?? 0;
  const [wanted, setWanted] = useState(count);
  const isMissing = count < wanted && hasNextPage && !isError;
  useEffect(() => {
    // Repeats the request if a live update has cancelled it.
    if (isMissing && !isFetching) void fetchNextPage();
  }, [isMissing, isFetching, fetchNextPage]);
  if (list.isFetchNextPageError) {
    return (
      <ErrorState
        message={t.failed}
        isRetrying={list.isFetchingNextPage}
        onRetry={() => void fetchNextPage()}
      />
    );
  }
  if (!hasNextPage) return null;
  return (
    <div className="stack justify-center mt-6">
      <Button isBusy={isMissing} busyLabel={t.loadingMore} onClick={() => setWanted(count + 1)}>
        {t.more}
      </Button>
    </div>
  );
}
