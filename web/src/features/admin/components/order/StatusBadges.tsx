import type { OrderStatus } from '@smriti/shared/order/order-states';
import type { PaymentStatus } from '@smriti/shared/payment/payment-states';
import { OrderStatusBadge } from '#domains/orders/OrderStatusBadge.tsx';
import { PaymentStatusBadge } from '#domains/payment/PaymentStatusBadge.tsx';
import { useMessages } from '#lib/language/i18n.ts';
import { staffStatusMessages } from './status-messages';

export function StaffOrderStatus({ status }: { status: OrderStatus }) {
  const t = useMessages(staffStatusMessages);
  return <OrderStatusBadge status={status} label={t[status]} />;
}

export function StaffPaymentStatus({ status }: { status: PaymentStatus }) {
  const t = useMessages(staffStatusMessages);
  return <PaymentStatusBadge status={status} label={t[status]} />;
}
