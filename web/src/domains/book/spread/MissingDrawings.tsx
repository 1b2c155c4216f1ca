import type { Book } from '@smriti/shared/book/scene';
import { useMessages } from '#lib/language/i18n.ts';
import { MissingPart } from '#ui/feedback/MissingPart.tsx';
import { coverRelief } from './cover-relief';
import type { Finish } from './finish';
import { spreadMessages } from './messages';
import { ornamentDrawing } from './ornament-drawing';
import { monthDrawing } from './use-faces';

interface MissingDrawingsProps {
  book: Pick<Book, 'kind' | 'look'>;
  finish: Finish;
}

/** Says which drawings of a book's pages could not be loaded; they are missing on screen only. */
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
