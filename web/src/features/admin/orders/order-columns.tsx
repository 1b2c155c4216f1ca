import type { ListedOrder, OrderSort } from '@smriti/shared/order/order-list';
import type { Order } from '@smriti/shared/order/orders';
import type { StoreValue } from 'nanostores';
import type { RecordColumn } from '#ui/layout/RecordTable.tsx';
import { LateBadge } from '../components/order/LateBadge';
import { OrderTitle } from '../components/order/OrderTitle';
import { PrintStateBadge } from '../components/order/PrintStateBadge';
import { StaffOrderStatus, StaffPaymentStatus } from '../components/order/StatusBadges';
import { DateAndTime, DateText, RupeeAmount } from '../components/formatted-values';
import { SortButton } from '../components/SortButton';
import type { orderListMessages } from './messages';
import type { OpenedList } from './opened-list';
import { OrderRowTitle } from './OrderRowTitle';

type Texts = StoreValue<typeof orderListMessages>;

interface OrderColumnsOptions {
  t: Texts;
  /** The list itself, to which the pages of its orders lead back. */
  list: OpenedList;
  /** Filters of the list, which determine the time that it is sorted by. */
  filters: { print_state: string; late: string; sort: string };
  onSort: (sort: OrderSort) => void;
}

/** Columns of the order list. */
export function orderColumns(options: OrderColumnsOptions): RecordColumn<ListedOrder>[] {
  const { t, list } = options;
  return [
    {
      id: 'order',
      label: t.order,
      cell: (order) => <OrderRowTitle order={order} list={list} t={t} />,
      isWide: true,
    },
    timeColumn(options),
    {
      id: 'status',
      label: t.status,
      cell: (order) => <StatusCell order={order} />,
    },
    {
      id: 'payment',
      label: t.payment,
      cell: ({ payment_status }) => <StaffPaymentStatus status={payment_status} />,
    },
    { id: 'printing', label: t.printing, cell: (order) => <Printing order={order} /> },
    {
      id: 'total',
      label: t.total,
      cell: ({ grand_total }) => <RupeeAmount rupees={grand_total} />,
      align: 'end',
    },
  ];
}

/**
 * Time that the list is sorted by: late orders by their delivery estimate, those in the print room by their
 * placement, others by their request.
 */
function sortedTime({ print_state, late }: OrderColumnsOptions['filters']) {
  if (late !== '') return 'promised';
  return print_state === '' ? 'date' : 'placed';
}

function timeColumn({ t, filters, onSort }: OrderColumnsOptions): RecordColumn<ListedOrder> {
  const time = sortedTime(filters);
  const label = t[time];
  const isAscending = filters.sort === '' ? time !== 'date' : filters.sort === 'oldest';
  return {
    id: 'date',
    label,
    heading: (
      <SortButton
        label={label}
        actionLabel={isAscending ? t.showNewestFirst({ label }) : t.showOldestFirst({ label })}
        isAscending={isAscending}
        onToggle={() => onSort(isAscending ? 'newest' : 'oldest')}
      />
    ),
    sorted: isAscending ? 'ascending' : 'descending',
    cell: ({ placed_at, created_at, estimated_delivery }) => {
      if (time === 'promised' && estimated_delivery) return <DateText of={estimated_delivery} />;
      return <DateAndTime time={(time === 'placed' ? placed_at : null) ?? created_at} />;
    },
  };
}

/** Status of an order, and whether it is late. */
function StatusCell({ order }: { order: Order }) {
  return (
    <span className="stack gap-1 justify-items-start">
      <StaffOrderStatus status={order.order_status} />
      <LateBadge order={order} />
    </span>
  );
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

/** Order number linked to the order's page, with customer and title. */
export function OrderNameCell({ order, list, t }: OrderNameCellProps) {
  const { order_id: number, cart, contact_name, quantity, replaces, tags } = order;
  return (
    <OrderTitle
      number={number}
      to={`/admin/orders/${number}`}
      state={list}
      label={t.open({ number })}
      title={cart.title || t.untitled}
      facts={[contact_name || t.noName, t.copies(quantity), replaces === null ? '' : t.replacement]}
      tags={tags}
    />
  );
}
