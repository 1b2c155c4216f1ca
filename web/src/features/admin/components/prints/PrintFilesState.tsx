import type { PrintProgress } from '@smriti/shared/order/print-files';
import { StatusBadge } from '../../../../ui/feedback/StatusBadge';
import { useMessages } from '../../../../lib/language/i18n';
import { printMessages } from './messages';

const TONES = { none: 'neutral', making: 'waiting', ready: 'success', failed: 'danger' } as const;

/** How far print files are, in a word; while they are made, by page. */
export function PrintFilesState({ print }: { print: Omit<PrintProgress, 'order_id'> }) {
  const t = useMessages(printMessages);
  const { state, done, total } = print;
  const isCounted = state === 'making' && total > 0;
  return (
    <StatusBadge tone={TONES[state]}>
      {isCounted ? t.makingOf({ done, total }) : t[state]}
    </StatusBadge>
  );
}
