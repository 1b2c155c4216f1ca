import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidate } from '#lib/queries/invalidate.ts';
import { useSession } from '#lib/session/session-store.ts';
import { addLiveSubscription } from './live-subscriptions';

/**
 * Keeps displayed albums and orders up to date: listens to the status documents that the server
 * writes (docs/rules.md#roles-5), and refetches from the API when one of them changes.
 * @param isReady whether the page has loaded its own data; listening starts only then
 */
export function useLiveStatus(isReady: boolean): void {
  const owner = useSession((session) => session.user?.uid);
  const queries = useQueryClient();
  useEffect(() => {
    if (!owner || !isReady) return undefined;
    return addLiveSubscription({ owner, onChange: () => void invalidate.album(queries) });
  }, [owner, isReady, queries]);
}
