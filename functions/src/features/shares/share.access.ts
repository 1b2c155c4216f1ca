import { AppError } from '@smriti/shared/base/errors';
import type { Database } from '../../platform/database/database';
import { isLive, opens, readToken, type ShareRecord } from './share.records';
import { findShare } from './share.repository';

/** One answer for what ended, expired or never was: nothing can be learned from it. */
export function noSuchShare(): AppError {
  return new AppError('not_found', 'This link has ended, or never was one.');
}

/** @throws AppError not_found for any token that opens nothing now. */
export async function openShare(
  reader: Pick<Database, 'get'>,
  token: string,
  now: Date,
): Promise<ShareRecord> {
  const read = readToken(token);
  const share = read && (await findShare(reader, read.id));
  if (!read || !share || !opens(read.secret, share) || !isLive(share, now)) throw noSuchShare();
  return share;
}

/** @throws AppError not_found unless the link is the album's. */
export async function findAlbumShare(
  reader: Pick<Database, 'get'>,
  albumId: string,
  id: string,
): Promise<ShareRecord> {
  const share = await findShare(reader, id);
  if (share?.album_id !== albumId) throw noSuchShare();
  return share;
}

/** Uids are made by the identity provider and by the shop, and none begins like this. */
const PREFIX = 'share-';

/** For whom the addresses of pictures are made that a link shows. */
export const shareViewer = (id: string) => `${PREFIX}${id}`;

/** The link that a picture's address was made for; null where it was made for a member of staff. */
export const viewedShare = (viewer: string) =>
  viewer.startsWith(PREFIX) ? viewer.slice(PREFIX.length) : null;
