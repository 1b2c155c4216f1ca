import type { PrintProgress } from '@smriti/shared/order/print-files';
import Clock from 'lucide-react/icons/clock';
import { useMessages } from '#lib/language/i18n.ts';
import { StatusBadge } from '#ui/feedback/StatusBadge.tsx';
import { printFileMessages } from './messages';

const TONES = { none: 'neutral', making: 'waiting', ready: 'success', failed: 'danger' } as const;

/** State of print files as a badge; with the number of finished pages while they are being made. */
export function PrintFilesState({ print }: { print: Omit<PrintProgress, 'order_id'> }) {
  const t = useMessages(printFileMessages);
  const { state, done, total } = print;
  const isCounted = state === 'making' && total > 0;
  return (
    <StatusBadge
      tone={TONES[state]}
      icon={state === 'none' ? <Clock aria-hidden="true" /> : undefined}
    >
      {isCounted ? t.makingOf({ done, total }) : t[state]}
    </StatusBadge>
  );
}
