import { log } from 'firebase-functions/logger';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';

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
    // loaded on the first event, because instances of the API import this file, too
    const [{ showAndCountRating }, { createTriggerDeps }] = await Promise.all([
      import('./rating.repository'),
      import('../../platform/trigger-deps'),
    ]);
    log('rating', { id, is_new: await showAndCountRating(createTriggerDeps().db, id) });
  },
);
