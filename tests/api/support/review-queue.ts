import { afterEach } from 'vitest';
import { firestore } from '../../support/admin';

/**
 * Ids of the albums that the current test puts into the review queue. After the test they are removed from
 * it, because all reviewers share its front.
 */
export function trackQueuedAlbums(): string[] {
  const ids: string[] = [];
  afterEach(async () => {
    await Promise.all(ids.splice(0).map((id) => firestore.doc(`reviewQueue/${id}`).delete()));
  });
  return ids;
}
