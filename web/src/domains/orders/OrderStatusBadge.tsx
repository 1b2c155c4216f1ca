import type { Order } from '@smriti/shared/order/orders';
import Ban from 'lucide-react/icons/ban';
import Truck from 'lucide-react/icons/truck';
import { useMessages, messageCatalogue } from '#lib/language/i18n.ts';
import { StatusBadge } from '#ui/feedback/StatusBadge.tsx';

/** Names of an order's statuses (docs/rules.md#orders-2). */
const orderStatusMessages = messageCatalogue('orderStatus', {
  Pending: 'Pending',
  processing: 'Processing',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
});

/** Blue when shipped, green when delivered, yellow otherwise (docs/rules.md#pages-10). */
const LOOKS = {
  Pending: { tone: 'waiting', icon: undefined },
  processing: { tone: 'waiting', icon: undefined },
  Shipped: { tone: 'info', icon: <Truck aria-hidden="true" /> },
  Delivered: { tone: 'success', icon: undefined },
  Cancelled: { tone: 'waiting', icon: <Ban aria-hidden="true" /> },
} as const;

interface OrderStatusBadgeProps {
  status: Order['order_status'];
  /** Text of the badge; the customers' name of the status by default. */
  label?: string;
}

/** Badge with an order's status: text, icon and colour. */
export function OrderStatusBadge({ status, label }: OrderStatusBadgeProps) {
  const t = useMessages(orderStatusMessages);
  const { tone, icon } = LOOKS[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {label ?? t[status]}
    </StatusBadge>
  );
}
