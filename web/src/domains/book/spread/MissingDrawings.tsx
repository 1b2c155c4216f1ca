import type { Book } from '@smriti/shared/book/scene';
import { useMessages } from '#lib/language/i18n.ts';
import { MissingPart } from '#ui/feedback/MissingPart.tsx';
import { coverRelief, ornamentDrawing } from './rare-drawings';
import type { Finish } from './finish';
import { spreadMessages } from './messages';
import { monthDrawing } from './use-faces';

interface MissingDrawingsProps {
  book: Pick<Book, 'kind' | 'look'>;
  finish: Finish;
}

/**
 * Notice about drawings that could not be loaded; they are missing only on screen, not in print.
 */
export function MissingDrawings({ book: { kind, look }, finish }: MissingDrawingsProps) {
  const t = useMessages(spreadMessages);
  return (
    <>
      {kind === 'calendar' && (
        <MissingPart part={monthDrawing} retryLabel={t.tryAgain}>
          {t.noMonths}
        </MissingPart>
      )}
      {look.ornament !== 'none' && (
        <MissingPart part={ornamentDrawing} retryLabel={t.tryAgain}>
          {t.noOrnaments}
        </MissingPart>
      )}
      {finish.material !== 'print' && (
        <MissingPart part={coverRelief} retryLabel={t.tryAgain}>
          {t.noCover}
        </MissingPart>
      )}
    </>
  );
}
