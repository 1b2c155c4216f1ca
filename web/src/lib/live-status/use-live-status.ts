import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logFailure } from '../log';
import { useSession } from '../session/session-store';
import type { StatusChange } from './watch-statuses';
import { changed } from '../queries/changed';

/** How long the page's own requests and paints get before the listener is fetched. */
const AFTER_PAINT_MS = 500;
/** A first change younger than this may have come after the page had asked. */
const RECENT_MS = 60_000;

/** The latest change that this tab knows of, by customer; '' when there was none. */
const known = new Map<string, string>();

function isNews(owner: string, latest: StatusChange | null): boolean {
  const last = known.get(owner);
  known.set(owner, latest?.key ?? '');
  if (last === undefined) return latest !== null && Date.now() - latest.at < RECENT_MS;
  return last !== (latest?.key ?? '');
}

/**
 * Keeps up to date what the page shows of albums and orders: listens to the statuses that the
 * server writes (docs/rules.md#roles-5) and asks the API anew when one has changed, by whomever.
 * `isReady` once the page shows what it came for, so that the listener takes nothing from that.
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
        if (isNews(ownerId, latest)) void changed.album(queries);
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
