import { useEffect, useRef } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { useStudioState } from '../../studio-context';
import { conflictMessages } from './conflict-messages';

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
