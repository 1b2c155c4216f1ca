import { type AlbumStatus, isInReview } from '@smriti/shared/album/album-states';
import { reviewPath } from '#lib/navigation/review-path.ts';

/**
 * Path of an album's page in the console; null while the album is being designed, because only its
 * owner may see it.
 */
export function staffAlbumPath({ id, status }: { id: string; status: AlbumStatus }): string | null {
  return isInReview(status) || status === 'Approved' ? reviewPath(id) : null;
}
