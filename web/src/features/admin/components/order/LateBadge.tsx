import { deliveryEstimate } from '@smriti/shared/order/delivery-estimate';
import Clock from 'lucide-react/icons/clock';
import { useMessages } from '#lib/language/i18n.ts';
import { StatusBadge } from '#ui/feedback/StatusBadge.tsx';
import { sharedOrderMessages } from './messages';

/** Badge of an order that is late (docs/rules.md#orders-8); nothing for others. */
export function LateBadge({ order }: { order: Parameters<typeof deliveryEstimate>[0] }) {
  const t = useMessages(sharedOrderMessages);
  if (!deliveryEstimate(order)?.isLate) return null;
  return (
    <StatusBadge tone="danger" icon={<Clock aria-hidden="true" />}>
      {t.late}
    </StatusBadge>
  );
}
