import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logFailure } from '../log';
import { changed } from '../queries/changed';

/** How long the page's own requests and paints get before the listener is fetched. */
const AFTER_PAINT_MS = 500;

interface LiveReview {
  /** The album of the page; null on the page of the queue. */
  albumId: string | null;
  /** Which part of the queue the page shows. */
  status: string;
}

/** Keeps a staff page up to date with what customers pay and withdraw, and with other reviewers. */
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
        if (isNews) void changed.review(queries);
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
