import { illegalAlbumMove, updateAlbum } from '@smriti/shared/album/albums';
import { useEffect, useRef } from 'react';
import type { AlbumStatus } from '@smriti/shared/album/album-states';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { albumStatusMessages } from '#domains/albums/AlbumStatusBadge.tsx';
import { ApiError } from '#lib/api/api.ts';
import { callOnce } from '#lib/api/call-once.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { invalidate } from '#lib/queries/invalidate.ts';
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

interface Move {
  status: AlbumStatus;
  /** Message from the customer. */
  note?: string;
}

/**
 * Mutation that changes an album's status and refetches it on all pages, even after a failure.
 * `onMoved` is called even if the component has been unmounted, because a live update may replace
 * it first.
 */
export function useMoveAlbum(id: string, onMoved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ status, note }: Move) =>
      callOnce(updateAlbum, { params: { id }, body: { status, ...(note ? { note } : {}) } }),
    onSuccess: onMoved,
    onSettled: () => invalidate.album(queries),
  });
}
