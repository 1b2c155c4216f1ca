import { useEffect, useRef } from 'react';
import { serverMessage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { informationMessages } from './messages';

interface SaveFailureProps {
  error: Error | null;
}

/** Error message of a failed save, with the server's reason if there is one. Takes the focus. */
export function SaveFailure({ error }: SaveFailureProps) {
  const t = useMessages(informationMessages);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) element.current?.focus();
  }, [error]);
  if (!error) return null;
  const reason = serverMessage(error);
  return (
    <InlineMessage ref={element} tone="error">
      <p>{t.saveFailed}</p>
      {reason && <p>{reason}</p>}
    </InlineMessage>
  );
}
