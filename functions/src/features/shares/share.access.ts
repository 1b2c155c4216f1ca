import { AppError } from '@smriti/shared/base/errors';
import type { Database } from '../../platform/database/database';
import { isValidLinkSecret, parseLinkToken } from '../../platform/link-token';
import { isShareLive, type ShareRecord } from './share.records';
import { findShare } from './share.repository';

/** The error for links that ended, expired or never existed: always the same, to reveal nothing. */
export function shareNotFoundError(): AppError {
  return new AppError('not_found', 'This link does not work any more, or is not complete.');
}

/** @throws AppError not_found for a token without a live link. */
export async function findLiveShare(
  reader: Pick<Database, 'get'>,
  token: string,
  now: Date,
): Promise<ShareRecord> {
  const read = parseLinkToken(token);
  const share = read && (await findShare(reader, read.id));
  if (!read || !share || !isValidLinkSecret(read.secret, share) || !isShareLive(share, now))
    throw shareNotFoundError();
  return share;
}

/** @throws AppError not_found unless the link belongs to the album. */
export async function findAlbumShare(
  reader: Pick<Database, 'get'>,
  albumId: string,
  id: string,
): Promise<ShareRecord> {
  const share = await findShare(reader, id);
  if (share?.album_id !== albumId) throw shareNotFoundError();
  return share;
}

/** Prefix of viewer ids that stand for a share link. No uid starts with it, so the two cannot be confused. */
const PREFIX = 'share-';

/** Viewer id under which picture addresses of a shared book are signed. */
export const shareViewerId = (id: string) => `${PREFIX}${id}`;

/** Id of the link that a picture address was signed for; null when it was signed for a member of staff. */
export const parseShareViewerId = (viewer: string) =>
  viewer.startsWith(PREFIX) ? viewer.slice(PREFIX.length) : null;
