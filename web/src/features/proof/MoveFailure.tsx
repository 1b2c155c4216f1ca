import { illegalMove } from '@smriti/shared/album/albums';
import { useEffect, useRef } from 'react';
import { ApiError } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { albumStatusMessages } from '#ui/feedback/album-status-messages.ts';
import { proofMessages } from './messages';

/**
 * Error message of a failed decision: that the page was outdated, or the server's reason. Takes the
 * focus.
 */
export function MoveFailure({ error }: { error: Error | null }) {
  const t = useMessages(proofMessages);
  const states = useMessages(albumStatusMessages);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) message.current?.focus();
  }, [error]);
  if (!error) return null;
  const move = illegalMove.safeParse(error instanceof ApiError ? error.details : null);
  const reason = error instanceof ApiError ? error.message : null;
  return (
    <InlineMessage ref={message} tone="error">
      <p>{t.moveFailed}</p>
      <p>{move.success ? t.moved({ status: states[move.data.status] }) : reason}</p>
    </InlineMessage>
  );
}
