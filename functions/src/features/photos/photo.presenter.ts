import type { PhotoNames } from '@smriti/shared/album/photo-names';
import { photoPath, type Photo } from '@smriti/shared/album/photos';
import type { Config } from '../../platform/parameters/config';
import { toDownloadUrl } from '../../platform/links/download-url';
import { createPictureAddress, type PictureViewer } from '../../platform/links/picture-address';
import type { PhotoRecord, Rendition } from './photo.records';

type Address = Pick<Rendition, 'path' | 'token'>;

export type ShownPhoto = Pick<PhotoRecord, 'id' | 'owner' | 'width' | 'height' | 'facts'> & {
  state: PhotoRecord['state'] | 'gone';
  renditions: { small: Address; large: Address } | null;
};

/** Photos by id; those with a missing or unreadable record are omitted. */
export type PhotosById = ReadonlyMap<string, ShownPhoto>;

/** Placeholder for a photo that was not looked up or has no record yet. */
export function photoPlaceholder(
  owner: string,
  id: string,
  state: 'processing' | 'gone' = 'processing',
): ShownPhoto {
  return { id, owner, width: null, height: null, state, renditions: null, facts: null };
}

function presentPhotoBase({ id, width, height, state, facts }: ShownPhoto) {
  const about = { id, width, height, state: state === 'sweeping' ? ('failed' as const) : state };
  return facts ? { ...about, facts } : about;
}

/** Presents a photo to its owner, with the tokens of its renditions in the addresses. */
export function presentPhoto(photo: ShownPhoto, config: Config): Photo {
  const renditions = photo.state === 'ready' ? photo.renditions : null;
  return {
    ...presentPhotoBase(photo),
    image_path: photoPath(photo.owner, photo.id),
    image_url: renditions && toDownloadUrl(config, renditions.large),
    thumbnail_url: renditions && toDownloadUrl(config, renditions.small),
  };
}

/** Staff member viewing an album, and the current time. */
interface StaffView extends PictureViewer {
  now: Date;
}

/**
 * Presents an album's photo to staff, without its owner and with addresses that expire soon
 * (docs/rules.md#photos-6).
 */
export function presentPhotoToStaff(
  photo: ShownPhoto,
  config: Pick<Config, 'pictureSecret'>,
  { now, ...viewer }: StaffView,
): Photo {
  const { id: photoId, state } = photo;
  const addressOf = (size: 'small' | 'large') =>
    state === 'ready' ? createPictureAddress(config, { photoId, size }, viewer, now) : null;
  return {
    ...presentPhotoBase(photo),
    image_path: `photos/${photoId}`,
    image_url: addressOf('large'),
    thumbnail_url: addressOf('small'),
  };
}

export function addPhotoNames<P extends Photo>(
  photos: readonly P[],
  names: PhotoNames,
): (P & { name?: string })[] {
  return photos.map((photo) => {
    const name = names[photo.id];
    return name === undefined ? photo : { ...photo, name };
  });
}
