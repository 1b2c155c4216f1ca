import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logFailure } from '#lib/log.ts';
import { invalidate } from '#lib/queries/invalidate.ts';
import { useSession } from '#lib/session/session-store.ts';
import type { StatusChange } from './watch-statuses';

/** Delay before the listener is loaded, in ms, so that the page's own requests and paints come first. */
const AFTER_PAINT_MS = 500;
/** Maximum age in ms at which the first reported change may be newer than the page's data. */
const RECENT_MS = 60_000;

/** Latest known change in this tab, by customer uid; '' for none. */
const known = new Map<string, string>();

function isNews(owner: string, latest: StatusChange | null): boolean {
  const last = known.get(owner);
  known.set(owner, latest?.key ?? '');
  if (last === undefined) return latest !== null && Date.now() - latest.at < RECENT_MS;
  return last !== (latest?.key ?? '');
}

/**
 * Keeps displayed albums and orders up to date: listens to the status documents that the server writes
 * (docs/rules.md#roles-5), and refetches from the API when one has changed.
 * @param isReady whether the page has its own data; the listener starts only then
 */
export function useLiveStatus(isReady: boolean): void {
  const owner = useSession((session) => session.user?.uid);
  const queries = useQueryClient();
  useEffect(() => {
    if (!owner || !isReady) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    async function listen(ownerId: string): Promise<void> {
      const { watchStatuses } = await import('./watch-statuses');
      if (isOver) return;
      const end = await watchStatuses(ownerId, (latest) => {
        if (isNews(ownerId, latest)) void invalidate.album(queries);
      });
      if (isOver) end();
      stop = end;
    }
    const timer = setTimeout(() => {
      listen(owner).catch((error: unknown) => {
        logFailure('Changes made elsewhere are not followed', error);
      });
    }, AFTER_PAINT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [owner, isReady, queries]);
}
