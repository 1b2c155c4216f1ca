import { canReadCustomers } from '@smriti/shared/account/roles';
import type { Readable } from 'node:stream';
import { RENDITION_WIDTHS } from '@smriti/shared/album/photos';
import type { getPicture } from '@smriti/shared/album/pictures';
import type { OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { findCurrentRole } from '../../../platform/current-role';
import type { Deps } from '../../../platform/deps';
import { type PictureViewer, readPictureAddress } from '../../../platform/links/picture-address';
import { albumActor } from '../../albums/album.access';
import { usedPhotoIds } from '../../albums/album.domain';
import { findAlbum } from '../../albums/album.repository';
import type { AlbumRecord } from '../../albums/album.records';
import { openRendition } from '../photo.storage';
import { parseShareViewerId } from '../../shares/share.access';
import { isShareLive } from '../../shares/share.records';
import { findShare } from '../../shares/share.repository';

type PictureDeps = Pick<Deps, 'auth' | 'bucket' | 'clock' | 'config' | 'db'>;

/**
 * Same error for addresses that are forged, expired or revoked and for missing pictures, so that nothing can
 * be inferred from it.
 */
function noSuchPicture(): AppError {
  return new AppError('not_found', 'There is nothing at this address.');
}

/** The album shown by a link, or null once the link has ended. */
async function findShared(
  { db, clock }: PictureDeps,
  albumId: string,
  shareId: string,
): Promise<AlbumRecord | null> {
  const [album, share] = await Promise.all([findAlbum(db, albumId), findShare(db, shareId)]);
  const maySee = share?.album_id === albumId && isShareLive(share, clock.now());
  return maySee ? album : null;
}

/** The album of an address if its viewer may see it now, regardless of the rights when it was signed. */
async function findSeen(deps: PictureDeps, { albumId, uid }: PictureViewer) {
  const { auth, db } = deps;
  const shareId = parseShareViewerId(uid);
  if (shareId !== null) return findShared(deps, albumId, shareId);
  const [album, role] = await Promise.all([findAlbum(db, albumId), findCurrentRole(auth, uid)]);
  if (!album) return null;
  // Support and admins see the covers of all orders, printers those of placed ones.
  const isShownByRole = canReadCustomers(role) || (role === 'printer' && album.is_placed);
  return isShownByRole || albumActor(album, { uid, role }) !== null ? album : null;
}

interface OpenPicture {
  bytes: Readable;
  /** Remaining validity of the address in seconds. */
  seconds: number;
}

/**
 * Opens a rendition for the viewer of a signed address. Costs one document read, or two for a shared link:
 * the path follows from the album and the photo id.
 * @throws AppError not_found, the same for every cause.
 */
export async function openSignedPicture(
  deps: PictureDeps,
  { photo_id: photoId, width }: OutputOf<(typeof getPicture)['params']>,
  query: OutputOf<(typeof getPicture)['query']>,
): Promise<OpenPicture> {
  const { clock, config } = deps;
  const address = readPictureAddress(config, { photoId, width, ...query }, clock.now());
  const album = address && (await findSeen(deps, address));
  if (!album || !usedPhotoIds(album).includes(photoId)) throw noSuchPicture();
  const size = width === String(RENDITION_WIDTHS.small) ? 'small' : 'large';
  const bytes = await openRendition(deps, { owner: album.user_id, id: photoId }, size);
  if (!bytes) throw noSuchPicture();
  return { bytes, seconds: address.seconds };
}
