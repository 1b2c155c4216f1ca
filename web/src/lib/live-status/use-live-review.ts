import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidate } from '#lib/queries/invalidate.ts';
import { addLiveSubscription } from './live-subscriptions';

interface LiveReview {
  /** Id of the displayed album; null on the queue page. */
  albumId: string | null;
  /** Status filter of the displayed queue. */
  status: string;
}

/** Updates a staff page when customers or other reviewers change something. */
export function useLiveReview({ albumId, status }: LiveReview): void {
  const queries = useQueryClient();
  useEffect(() => {
    const onChange = () => void invalidate.review(queries);
    return addLiveSubscription(
      albumId === null ? { queue: status, onChange } : { albumId, onChange },
    );
  }, [albumId, status, queries]);
}
