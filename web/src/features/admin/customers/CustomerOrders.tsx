import { listOrders, type Order } from '@smriti/shared/order/orders';
import { callPage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { Link } from '#ui/actions/Link.tsx';
import { StaffOrderStatus } from '../components/order/StatusBadges';
import { StaffList } from '../components/StaffList';
import { DateText, RupeeAmount } from '../components/formatted-values';
import { useStaffList } from '../lib/use-staff-list';
import { customerPageMessages } from './messages';

const ROWS_PER_PAGE = 10;

/** A customer's orders, newest first. */
export function CustomerOrders({ uid }: { uid: string }) {
  const t = useMessages(customerPageMessages);
  const list = useStaffList({
    queryKey: staffQueryKeys['staff-users'].orders(uid),
    fetchPage: (cursor, signal) =>
      callPage(listOrders, {
        params: { id: uid },
        query: { limit: ROWS_PER_PAGE, cursor },
        signal,
      }),
    rowsOf: ({ orders }) => orders,
  });
  return (
    <section className="stack gap-4">
      <h2>{t.orders}</h2>
      <StaffList<Order>
        list={list}
        caption={t.orders}
        keyOf={({ id }) => id}
        empty={<p className="muted">{t.noOrders}</p>}
        columns={[
          {
            id: 'order',
            label: t.order,
            cell: ({ id, order_id }) => <Link to={`/admin/orders/${id}`}>{order_id}</Link>,
          },
          { id: 'placed', label: t.placed, cell: ({ created_at }) => <DateText of={created_at} /> },
          {
            id: 'state',
            label: t.state,
            cell: ({ order_status }) => <StaffOrderStatus status={order_status} />,
          },
          {
            id: 'total',
            label: t.total,
            cell: ({ grand_total }) => <RupeeAmount rupees={grand_total} />,
            align: 'end',
          },
        ]}
      />
    </section>
  );
}
