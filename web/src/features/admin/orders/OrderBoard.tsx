import { listAllOrders, type ListedOrder } from '@smriti/shared/order/order-list';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { callPage } from '#lib/api/api.ts';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { Link } from '#ui/actions/Link.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LoadFailure } from '../components/LoadFailure';
import { sharedOrderMessages } from '../components/order/messages';
import { staffStatusMessages } from '../components/order/status-messages';
import { WaitingTime } from '../components/formatted-values';
import { consoleMessages } from '../lib/messages';
import { orderListMessages } from './messages';
import styles from './OrderBoard.module.css';
import { OrderNameCell } from './order-columns';
import { ordersFromAnswer } from './staff-orders';

const orderBoardMessages = messageCatalogue('adminOrderBoard', {
  emptyColumn: 'None',
  seeAll: 'See all',
});

/**
 * Maximum number of orders per column: the board shows where work piles up; the list shows all
 * orders.
 */
const PER_COLUMN = 10;
const REFRESH_MS = 60_000;

const COLUMNS = [
  {
    name: 'unpaid',
    query: { status: 'processing', payment_status: 'pending' },
    all: '/admin/orders?status=processing&payment_status=pending',
  },
  { name: 'waiting', query: { print_state: 'waiting' }, all: '/admin/print-room' },
  {
    name: 'printing',
    query: { print_state: 'printing' },
    all: '/admin/print-room?print_state=printing',
  },
  {
    name: 'printed',
    query: { print_state: 'printed' },
    all: '/admin/print-room?print_state=printed',
  },
  { name: 'shipped', query: { status: 'Shipped' }, all: '/admin/orders?status=Shipped' },
] as const;

type Column = (typeof COLUMNS)[number];

/** Board of orders, with a column for each status from checkout to delivery. */
export function OrderBoard() {
  return (
    <div className={styles.board}>
      {COLUMNS.map((column) => (
        <BoardColumn key={column.name} column={column} />
      ))}
    </div>
  );
}

function useTitle({ name }: Column): string {
  const words = useMessages(staffStatusMessages);
  const parts = useMessages(sharedOrderMessages);
  if (name === 'unpaid') return words.pending;
  return name === 'shipped' ? words.Shipped : parts[name];
}

function BoardColumn({ column }: { column: Column }) {
  const t = useMessages(orderBoardMessages);
  const parts = useMessages(consoleMessages);
  const title = useTitle(column);
  const id = useId();
  const query = { ...column.query, limit: PER_COLUMN };
  const list = useQuery({
    queryKey: staffQueryKeys['staff-orders'].list({ ...query, board: true }),
    queryFn: async ({ signal }) => {
      const { answer, nextCursor } = await callPage(listAllOrders, { query, signal });
      return { orders: ordersFromAnswer(answer), hasMore: nextCursor !== null };
    },
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  const { data, isError } = list;
  return (
    <section className="stack grid-cols-1 gap-3" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {isError && <LoadFailure query={list} failed={parts.loadFailed} />}
      {!data && !isError && (
        <Loading>
          <Skeleton shape="block" height="6rem" />
        </Loading>
      )}
      {data?.orders.length === 0 && <p className="muted text-sm">{t.emptyColumn}</p>}
      {data && data.orders.length > 0 && (
        <ul role="list" className="stack grid-cols-1 gap-3">
          {data.orders.map((order) => (
            <BoardCard key={order.id} order={order} />
          ))}
        </ul>
      )}
      {data?.hasMore && <Link to={column.all}>{t.seeAll}</Link>}
    </section>
  );
}

function BoardCard({ order }: { order: ListedOrder }) {
  const t = useMessages(orderListMessages);
  const { search } = useLocation();
  const list = { search, ids: [], cursor: null, isPrevious: true };
  return (
    <li className="stack py-3 px-4 gap-2 surface">
      <OrderNameCell order={order} list={list} t={t} />
      <span className="muted text-sm">
        <WaitingTime since={order.placed_at ?? order.created_at} />
      </span>
    </li>
  );
}
