import { useEffect, useRef } from 'react';
import { useMessages, messageCatalogue } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { useStudioState } from '../../studio-context';

/** Texts about a design that was also changed elsewhere; loaded with the notice. */
const conflictMessages = messageCatalogue('studioConflict', {
  openElsewhere:
    'This design is open in another tab too, and was changed there. Nothing more is kept here until you choose one of the two.',
  changedOnDevice:
    'This design was changed on another device too. What you do here stays in this browser until you choose one of the two.',
  goneElsewhere:
    'This design was saved or removed on another device. You will find what was saved in My Cart. What you do here stays in this browser.',
  letGo: 'Start again',
  useOther: 'Use that one',
  keepThis: 'Keep this one',
});

interface ConflictNoticeProps {
  /** Opens the copy saved elsewhere and discards the local changes. */
  onUseOther: () => void;
  onKeepThis: () => void;
}

/** Notice that the draft was also changed elsewhere, with buttons to choose one of the copies. */
export function ConflictNotice({ onUseOther, onKeepThis }: ConflictNoticeProps) {
  const t = useMessages(conflictMessages);
  const conflict = useStudioState((state) => state.conflict);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (conflict) message.current?.scrollIntoView({ block: 'nearest' });
  }, [conflict]);
  if (!conflict) return null;
  const texts = { tab: t.openElsewhere, device: t.changedOnDevice, gone: t.goneElsewhere };
  return (
    <InlineMessage
      ref={message}
      tone="waiting"
      isAlert
      action={
        <span className="cluster gap-2">
          <Button size="small" onClick={onUseOther}>
            {conflict === 'gone' ? t.letGo : t.useOther}
          </Button>
          <Button size="small" variant="quiet" onClick={onKeepThis}>
            {t.keepThis}
          </Button>
        </span>
      }
    >
      {texts[conflict]}
    </InlineMessage>
  );
}
