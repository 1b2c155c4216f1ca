import { ApiError } from '../api/api';

/**
 * An album as its owner is answered it: a page of one's own albums shows nobody else's, which staff
 * may see in review, but not here.
 * @throws ApiError not_found.
 */
export function ownAlbum<A extends { viewer: string }>(album: A): Extract<A, { viewer: 'owner' }> {
  if (isOwn(album)) return album;
  throw new ApiError(404, 'not_found', 'There is no such album.');
}

function isOwn<A extends { viewer: string }>(album: A): album is Extract<A, { viewer: 'owner' }> {
  return album.viewer === 'owner';
}
