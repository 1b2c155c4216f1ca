import type { ListedOrder } from '@smriti/shared/order/order-management';
import type { Order } from '@smriti/shared/order/orders';
import type { StoreValue } from 'nanostores';
import type { RecordColumn } from '#ui/layout/RecordTable.tsx';
import { OrderTitle } from '../components/order/OrderTitle';
import { PrintStateBadge } from '../components/order/PrintStateBadge';
import { StaffOrderStatus, StaffPaymentStatus } from '../components/order/StatusBadges';
import { DateAndTime, RupeeAmount } from '../components/formatted-values';
import type { orderListMessages } from './messages';
import type { OpenedList } from './opened-list';

type Texts = StoreValue<typeof orderListMessages>;

/**
 * Columns of the order list.
 * @param list the list itself, to which the pages of its orders lead back
 */
export function orderColumns(t: Texts, list: OpenedList): RecordColumn<ListedOrder>[] {
  return [
    {
      id: 'order',
      label: t.order,
      cell: (order) => <OrderNameCell order={order} list={list} t={t} />,
      isWide: true,
    },
    {
      id: 'date',
      label: t.date,
      cell: ({ placed_at, created_at }) => <DateAndTime time={placed_at ?? created_at} />,
    },
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
      label: t.total,
      cell: ({ grand_total }) => <RupeeAmount rupees={grand_total} />,
      align: 'end',
    },
  ];
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
