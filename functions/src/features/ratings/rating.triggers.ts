import { log } from 'firebase-functions/logger';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { loadTriggerDeps } from '../../platform/load-deps';

/**
 * Shows and counts each new rating; the averages in lists follow with the next catalogue batch. One at a
 * time, so that ratings do not block each other.
 */
export const ratingGiven = onDocumentCreated(
  {
    region: 'asia-south1',
    memory: '256MiB',
    document: 'ratings/{id}',
    retry: true,
    maxInstances: 1,
    concurrency: 1,
  },
  async ({ params: { id } }) => {
    const { showAndCountRating } = await import('./rating.repository');
    const { db } = await loadTriggerDeps();
    log('rating', { id, is_new: await showAndCountRating(db, id) });
  },
);
