import { type ComponentType, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { useStudioState } from '../../studio-context';
import { bookConflictMessages } from './book-conflict-messages';
import type { BookConflictDialogProps } from './BookConflictDialog';

/**
 * Notice that spreads were also changed elsewhere; nothing is saved until a version of each is
 * chosen.
 */
export function BookConflictNotice({ Dialog }: { Dialog: ComponentType<BookConflictDialogProps> }) {
  const t = useMessages(bookConflictMessages);
  const conflict = useStudioState((state) => state.bookConflict);
  const [isChoosing, setIsChoosing] = useState(false);
  if (!conflict) return null;
  return (
    <>
      <InlineMessage
        tone="waiting"
        isAlert
        action={
          <Button size="small" onClick={() => setIsChoosing(true)}>
            {t.choosePages}
          </Button>
        }
      >
        {t.pagesElsewhere(conflict.parts.length)}
      </InlineMessage>
      {isChoosing && <Dialog conflict={conflict} onClose={() => setIsChoosing(false)} />}
    </>
  );
}
