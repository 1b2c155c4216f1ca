import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/actions/Button';
import { InlineMessage } from '../../../../ui/feedback/InlineMessage';
import { useMessages } from '../../../../lib/language/i18n';
import styles from '../../ActionBar.module.css';
import { useStudioState } from '../../studio-context';
import { conflictMessages } from './conflict-messages';

interface ConflictNoticeProps {
  /** Opens what was kept elsewhere; what was changed here since is let go. */
  onUseOther: () => void;
  onKeepThis: () => void;
}

/** The draft was changed elsewhere too: which of the two is to be kept. */
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
        <span className={styles.wayOn}>
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
