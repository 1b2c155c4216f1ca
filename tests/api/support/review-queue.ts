import { afterEach } from 'vitest';
import { firestore } from '../../support/admin';

/**
 * Ids of the albums that the current test puts into the review queue. They are removed after the test,
 * because the first page of the queue is the same for all reviewers.
 */
export function trackQueuedAlbums(): string[] {
  const ids: string[] = [];
  afterEach(async () => {
    await Promise.all(ids.splice(0).map((id) => firestore.doc(`reviewQueue/${id}`).delete()));
  });
  return ids;
}
