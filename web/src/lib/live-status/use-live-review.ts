import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logFailure } from '#lib/log.ts';
import { invalidate } from '#lib/queries/invalidate.ts';

/** Delay before the listener is loaded, in ms, so that the page's own requests and paints come first. */
const AFTER_PAINT_MS = 500;

interface LiveReview {
  /** Id of the displayed album; null on the queue page. */
  albumId: string | null;
  /** Status filter of the displayed queue. */
  status: string;
}

/** Keeps a staff page up to date with changes by customers and other reviewers. */
export function useLiveReview({ albumId, status }: LiveReview): void {
  const queries = useQueryClient();
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    let known: string | undefined;
    async function listen(): Promise<void> {
      const { watchReview } = await import('./watch-review');
      if (isOver) return;
      const end = await watchReview(albumId === null ? { status } : { albumId }, (state) => {
        const isNews = known !== undefined && known !== state;
        known = state;
        if (isNews) void invalidate.review(queries);
      });
      if (isOver) end();
      stop = end;
    }
    const timer = setTimeout(() => {
      listen().catch((error: unknown) => {
        logFailure('The review queue is not followed', error);
      });
    }, AFTER_PAINT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [albumId, status, queries]);
}
