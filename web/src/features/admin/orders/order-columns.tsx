import type { ListedOrder, OrderSort } from '@smriti/shared/order/order-list';
import type { Order } from '@smriti/shared/order/orders';
import type { StoreValue } from 'nanostores';
import { AlbumCover } from '#domains/albums/AlbumCover.tsx';
import type { RecordColumn } from '#ui/layout/RecordTable.tsx';
import { LateBadge } from '../components/order/LateBadge';
import { OrderRowTitle } from '../components/order/OrderRowTitle';
import { OrderTitle } from '../components/order/OrderTitle';
import { PrintStateBadge } from '../components/order/PrintStateBadge';
import { StaffOrderStatus, StaffPaymentStatus } from '../components/order/StatusBadges';
import { DateAndTime, DateText, RupeeAmount } from '../components/formatted-values';
import { sortedColumn } from '../components/sorted-column';
import type { consoleMessages } from '../lib/messages';
import type { orderListMessages } from './messages';
import type { OpenedList } from './opened-list';

type Texts = StoreValue<typeof orderListMessages>;

interface OrderColumnsOptions {
  t: Texts;
  parts: StoreValue<typeof consoleMessages>;
  /** The list itself, to which the pages of its orders lead back. */
  list: OpenedList;
  /** Filters of the list, which determine the time that it is sorted by. */
  filters: { print_state: string; late: string };
  /** Sequence of the list; undefined for that of its time. */
  sort: OrderSort | undefined;
  onSort: (sort: string) => void;
}

export function orderColumns(options: OrderColumnsOptions): RecordColumn<ListedOrder>[] {
  const { t, list } = options;
  return [
    {
      id: 'order',
      label: t.order,
      cell: (order) => <OrderRow order={order} list={list} t={t} />,
      isWide: true,
      isCut: true,
    },
    timeColumn(options),
    {
      id: 'status',
      label: t.status,
      cell: ({ order_status }) => <StaffOrderStatus status={order_status} />,
    },
    {
      id: 'payment',
      label: t.payment,
      cell: ({ payment_status }) => <StaffPaymentStatus status={payment_status} />,
    },
    { id: 'printing', label: t.printing, cell: (order) => <Printing order={order} /> },
    {
      id: 'total',
      ...totalHeading(options),
      cell: ({ grand_total }) => <RupeeAmount rupees={grand_total} />,
      align: 'end',
    },
  ];
}

/**
 * Time that the list shows, and is sorted by unless by total price: the delivery estimate of late orders, the
 * placement of those in the print room, the request of others.
 */
function shownTime({ print_state, late }: OrderColumnsOptions['filters']) {
  if (late !== '') return 'promised';
  return print_state === '' ? 'date' : 'placed';
}

function timeColumn(options: OrderColumnsOptions): RecordColumn<ListedOrder> {
  const { t, parts, filters, onSort } = options;
  const time = shownTime(filters);
  const sort = options.sort ?? (time === 'date' ? 'newest' : 'oldest');
  const sequences = { ascending: 'oldest', descending: 'newest' };
  return {
    id: 'date',
    ...sortedColumn({ label: t[time], sort, ...sequences, onSort, texts: parts }),
    cell: ({ placed_at, created_at, estimated_delivery }) => {
      if (time === 'promised' && estimated_delivery) return <DateText of={estimated_delivery} />;
      return <DateAndTime time={(time === 'placed' ? placed_at : null) ?? created_at} />;
    },
  };
}

/** Heading of the total price, by which late orders cannot be sorted. */
function totalHeading({ t, parts, filters, sort = 'newest', onSort }: OrderColumnsOptions) {
  const label = t.total;
  if (filters.late !== '') return { label };
  const sequences = { ascending: 'total', descending: '-total' };
  return sortedColumn({ label, sort, ...sequences, onSort, texts: parts });
}

/** Print state of an order, in the statuses where it matters. */
function Printing({ order: { print_state, order_status } }: { order: Order }) {
  if (print_state === null || order_status !== 'processing') return '–';
  return <PrintStateBadge state={print_state} />;
}

interface OrderNameCellProps {
  order: ListedOrder;
  /** List with the order, to which its page leads back. */
  list: OpenedList;
  t: Texts;
}

function OrderRow({ order, list, t }: OrderNameCellProps) {
  return (
    <OrderRowTitle
      {...orderTitle({ order, list, t })}
      cover={<AlbumCover cover={order.cart.drawn_cover} />}
      badge={<LateBadge order={order} />}
    />
  );
}

export function OrderNameCell({ order, list, t }: OrderNameCellProps) {
  return <OrderTitle {...orderTitle({ order, list, t })} />;
}

/** Order number linked to the order's page, with customer and title. */
function orderTitle({ order, list, t }: OrderNameCellProps) {
  const { order_id: number, cart, contact_name, quantity, replaces, tags } = order;
  const replacement = replaces === null ? '' : t.replacement;
  return {
    number,
    to: `/admin/orders/${number}`,
    state: list,
    label: t.open({ number }),
    title: cart.title || t.untitled,
    facts: [contact_name || t.noName, t.copies(quantity), replacement],
    tags,
  };
}
