import { type AlbumStatus, isInReview } from '@smriti/shared/album/album-states';

/** Where an admin looks at an album; null while it is being designed, when it is its owner's alone. */
export function albumPath({ id, status }: { id: string; status: AlbumStatus }): string | null {
  return isInReview(status) || status === 'Approved' ? `/preview-product?id=${id}` : null;
}
