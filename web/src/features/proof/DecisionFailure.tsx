import { illegalAlbumMove } from '@smriti/shared/album/albums';
import { useEffect, useRef } from 'react';
import { albumStatusMessages } from '#domains/albums/AlbumStatusBadge.tsx';
import { ApiError } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { proofMessages } from './messages';

/**
 * Error message of a failed decision: that the page was outdated, or the server's reason. Takes the
 * focus.
 */
export function DecisionFailure({ error }: { error: Error | null }) {
  const t = useMessages(proofMessages);
  const states = useMessages(albumStatusMessages);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) message.current?.focus();
  }, [error]);
  if (!error) return null;
  const move = illegalAlbumMove.safeParse(error instanceof ApiError ? error.details : null);
  const reason = error instanceof ApiError ? error.message : null;
  return (
    <InlineMessage ref={message} tone="error">
      <p>{t.moveFailed}</p>
      <p>{move.success ? t.moved({ status: states[move.data.status] }) : reason}</p>
    </InlineMessage>
  );
}
