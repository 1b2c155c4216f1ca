import type { PaymentLinkState as State } from '@smriti/shared/order/payment-links';
import Ban from 'lucide-react/icons/ban';
import { useMessages } from '#lib/language/i18n.ts';
import { StatusBadge, type StatusTone } from '#ui/feedback/StatusBadge.tsx';
import { paymentLinkMessages } from './messages';

const TONES: Readonly<Record<State, StatusTone>> = {
  open: 'info',
  ordered: 'waiting',
  paid: 'success',
  cancelled: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
};

/** State of a payment link. */
export function PaymentLinkState({ state }: { state: State }) {
  const t = useMessages(paymentLinkMessages);
  const tone = TONES[state];
  const icon = tone === 'neutral' ? <Ban aria-hidden="true" /> : undefined;
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t[state]}
    </StatusBadge>
  );
}
