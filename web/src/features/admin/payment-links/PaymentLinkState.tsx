import type { PaymentLinkState as State } from '@smriti/shared/order/payment-links';
import { useMessages } from '#lib/language/i18n.ts';
import { StatusBadge, type StatusTone } from '#ui/feedback/StatusBadge.tsx';
import { paymentLinkMessages } from './messages';

const TONES: Readonly<Record<State, StatusTone>> = {
  open: 'info',
  ordered: 'waiting',
  paid: 'success',
  cancelled: 'ended',
  expired: 'ended',
  withdrawn: 'ended',
};

/** State of a payment link. */
export function PaymentLinkState({ state }: { state: State }) {
  const t = useMessages(paymentLinkMessages);
  return <StatusBadge tone={TONES[state]}>{t[state]}</StatusBadge>;
}
