import type { PrintState } from '@smriti/shared/order/print-states';
import Clock from 'lucide-react/icons/clock';
import PackageCheck from 'lucide-react/icons/package-check';
import Printer from 'lucide-react/icons/printer';
import { useMessages } from '#lib/language/i18n.ts';
import { StatusBadge } from '#ui/feedback/StatusBadge.tsx';
import { sharedOrderMessages } from './messages';

const LOOKS = {
  waiting: { tone: 'waiting', Icon: Clock },
  printing: { tone: 'info', Icon: Printer },
  printed: { tone: 'success', Icon: PackageCheck },
} as const;

/** Badge with an order's print state: text, icon and colour. */
export function PrintStateBadge({ state }: { state: PrintState }) {
  const t = useMessages(sharedOrderMessages);
  const { tone, Icon } = LOOKS[state];
  return (
    <StatusBadge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t[state]}
    </StatusBadge>
  );
}
