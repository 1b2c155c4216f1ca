import type { PaymentStatus } from '@smriti/shared/payment/payment-states';
import Undo2 from 'lucide-react/icons/undo-2';
import { useMessages } from '#lib/language/i18n.ts';
import { StatusBadge, type StatusTone } from '#ui/feedback/StatusBadge.tsx';
import { paymentStatusMessages } from './status-messages';

const TONES: Readonly<Record<PaymentStatus, StatusTone>> = {
  pending: 'waiting',
  paid: 'success',
  failed: 'danger',
  refunded: 'info',
};

interface PaymentStatusBadgeProps {
  status: PaymentStatus;
  /** Text of the badge; the customers' name of the status by default. */
  label?: string;
}

export function PaymentStatusBadge({ status, label }: PaymentStatusBadgeProps) {
  const t = useMessages(paymentStatusMessages);
  return (
    <StatusBadge
      tone={TONES[status]}
      icon={status === 'refunded' ? <Undo2 aria-hidden="true" /> : undefined}
    >
      {label ?? t[status]}
    </StatusBadge>
  );
}
