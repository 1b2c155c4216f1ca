import type { Readable } from 'node:stream';
import { RENDITION_WIDTHS } from '@smriti/shared/album/photos';
import type { getPicture } from '@smriti/shared/album/pictures';
import type { OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { currentRole } from '../../../platform/current-role';
import type { Deps } from '../../../platform/deps';
import { type PictureViewer, readPictureAddress } from '../../../platform/links/picture-address';
import { actorOf } from '../../albums/album.access';
import { keptPhotos } from '../../albums/album.domain';
import { findAlbum } from '../../albums/album.repository';
import type { AlbumRecord } from '../../albums/album.records';
import { openRendition } from '../photo.storage';
import { viewedShare } from '../../shares/share.access';
import { isLive } from '../../shares/share.records';
import { findShare } from '../../shares/share.repository';

type PictureDeps = Pick<Deps, 'auth' | 'bucket' | 'clock' | 'config' | 'db'>;

/** One answer for what is forged, over, closed or not there: nothing can be learned from it. */
function noSuchPicture(): AppError {
  return new AppError('not_found', 'There is nothing at this address.');
}

/** The album that a link shows, as long as it does. */
async function findShared(
  { db, clock }: PictureDeps,
  albumId: string,
  shareId: string,
): Promise<AlbumRecord | null> {
  const [album, share] = await Promise.all([findAlbum(db, albumId), findShare(db, shareId)]);
  const maySee = share?.album_id === albumId && isLive(share, clock.now());
  return maySee ? album : null;
}

/** The album of an address, if its viewer may see it now, whatever was so when it was made. */
async function findSeen(deps: PictureDeps, { albumId, uid }: PictureViewer) {
  const { auth, db } = deps;
  const shareId = viewedShare(uid);
  if (shareId !== null) return findShared(deps, albumId, shareId);
  const [album, role] = await Promise.all([findAlbum(db, albumId), currentRole(auth, uid)]);
  // admins see the covers of all orders
  const maySee = album && (role === 'admin' || actorOf(album, { uid, role }) !== null);
  return maySee ? album : null;
}

interface OpenPicture {
  bytes: Readable;
  /** For how long its address is good. */
  seconds: number;
}

/**
 * Opens a rendition for whom its address was made. Costs one document read, and one more for a link:
 * where a rendition lies follows from the album and the photo's id.
 * @throws AppError not_found, the same for all that can be wrong.
 */
export async function openPicture(
  deps: PictureDeps,
  { photo_id: photoId, width }: OutputOf<(typeof getPicture)['params']>,
  query: OutputOf<(typeof getPicture)['query']>,
): Promise<OpenPicture> {
  const { clock, config } = deps;
  const address = readPictureAddress(config, { photoId, width, ...query }, clock.now());
  const album = address && (await findSeen(deps, address));
  if (!album || !keptPhotos(album).includes(photoId)) throw noSuchPicture();
  const size = width === String(RENDITION_WIDTHS.small) ? 'small' : 'large';
  const bytes = await openRendition(deps, { owner: album.user_id, id: photoId }, size);
  if (!bytes) throw noSuchPicture();
  return { bytes, seconds: address.seconds };
}
