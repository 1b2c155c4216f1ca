import type { Book } from '@smriti/shared/book/scene';
import { useMessages } from '#lib/language/i18n.ts';
import { MissingPartNotice } from '#ui/feedback/MissingPartNotice.tsx';
import { lazyCoverRelief, lazyOrnamentDrawing } from './lazy-drawings';
import type { BookFinish } from './finish';
import { spreadMessages } from './messages';
import { lazyMonthDrawing } from './use-faces';

interface MissingDrawingsProps {
  book: Pick<Book, 'kind' | 'look'>;
  finish: BookFinish;
}

/**
 * Notice about drawings that could not be loaded; they are missing only on screen, not in print.
 */
export function MissingDrawingsNotice({ book: { kind, look }, finish }: MissingDrawingsProps) {
  const t = useMessages(spreadMessages);
  return (
    <>
      {kind === 'calendar' && (
        <MissingPartNotice part={lazyMonthDrawing}>{t.noMonths}</MissingPartNotice>
      )}
      {look.ornament !== 'none' && (
        <MissingPartNotice part={lazyOrnamentDrawing}>{t.noOrnaments}</MissingPartNotice>
      )}
      {finish.material !== 'print' && (
        <MissingPartNotice part={lazyCoverRelief}>{t.noCover}</MissingPartNotice>
      )}
    </>
  );
}
