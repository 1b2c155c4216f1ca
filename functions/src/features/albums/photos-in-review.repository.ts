import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { DatabaseTransaction } from '../../platform/database';
import type { Plan } from '../../platform/plan';

/** photosInReview/{photoId}: Storage rules let reviewers read the original while it is there. */
const inReview = z.strictObject({ owner: z.string(), album_ids: z.array(z.string()) });

const pathOf = (photoId: string) => `photosInReview/${photoId}`;

interface ReviewedAlbum {
  id: string;
  user_id: string;
  photo_ids: readonly string[];
}

/** Opens the photos of an album to reviewers; costs no reads. */
export function openToReview(tx: DatabaseTransaction, album: ReviewedAlbum): void {
  for (const photoId of album.photo_ids) {
    const entry = { owner: album.user_id, album_ids: FieldValue.arrayUnion(album.id) };
    tx.set(pathOf(photoId), entry, { merge: true });
  }
}

/**
 * Plans to close the photos of an album to reviewers, but for those that another album in review
 * has as well: reads only.
 */
export async function planCloseToReview(
  tx: DatabaseTransaction,
  album: ReviewedAlbum,
): Promise<Plan> {
  const documents = await tx.getAll(album.photo_ids.map(pathOf));
  const entries = documents.flatMap((document) =>
    document ? [{ path: document.path, ...z.parse(inReview, document.data) }] : [],
  );
  return {
    write() {
      for (const { path, album_ids } of entries) {
        const others = album_ids.filter((id) => id !== album.id);
        if (others.length === 0) tx.delete(path);
        else tx.update(path, { album_ids: others });
      }
    },
  };
}
