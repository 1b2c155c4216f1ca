import { useEffect, useRef } from 'react';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { useMessages } from '../../../lib/i18n';
import { savingMessages } from '../messages';

interface NotAddedNoticeProps {
  message: string;
  onBack: () => void;
}

/** Why a new canvas is not in the cart, in place of the page; it takes the focus when it comes. */
export function NotAddedNotice({ message, onBack }: NotAddedNoticeProps) {
  const t = useMessages(savingMessages);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus();
  }, []);
  return (
    <div ref={notice} tabIndex={-1}>
      <ErrorState message={message} retryLabel={t.backToDesign} onRetry={onBack} />
    </div>
  );
}
