import { type AlbumStatus, isInReview } from '@smriti/shared/album/album-states';

/** Console path of an album; null while it is being designed, when only its owner may see it. */
export function albumPath({ id, status }: { id: string; status: AlbumStatus }): string | null {
  return isInReview(status) || status === 'Approved' ? `/preview-product?id=${id}` : null;
}
