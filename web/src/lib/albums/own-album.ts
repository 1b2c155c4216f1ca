import { ApiError } from '#lib/api/api.ts';

/**
 * Returns the album if the user owns it; pages of one's own albums show no others, even if staff
 * may see them in review.
 * @throws ApiError not_found for another owner's album
 */
export function requireOwnAlbum<A extends { viewer: string }>(
  album: A,
): Extract<A, { viewer: 'owner' }> {
  if (isOwn(album)) return album;
  throw new ApiError(404, 'not_found', 'There is no such album.');
}

function isOwn<A extends { viewer: string }>(album: A): album is Extract<A, { viewer: 'owner' }> {
  return album.viewer === 'owner';
}
