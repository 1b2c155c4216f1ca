import { log } from 'firebase-functions/logger';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';

/**
 * Shows each new rating with its product and counts it; the average that lists show follows with
 * the catalogue's next batch. One at a time, so that ratings do not wait for each other.
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
    // loaded by the first event: the API's own instances come by this file as well
    const [{ countRating }, { createTriggerDeps }] = await Promise.all([
      import('./rating.repository'),
      import('../../platform/trigger-deps'),
    ]);
    log('rating', { id, is_new: await countRating(createTriggerDeps().db, id) });
  },
);
