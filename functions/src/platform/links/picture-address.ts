import { RENDITION_WIDTHS } from '@smriti/shared/album/photos';
import { PICTURE_MINUTES, PICTURE_STEP_MINUTES } from '@smriti/shared/album/pictures';
import { isSignatureOf, signatureOf } from './address-signature';
import type { Config } from '../parameters/config';

const MINUTE_SECONDS = 60;
const LIFE_SECONDS = PICTURE_MINUTES * MINUTE_SECONDS;
const STEP_SECONDS = PICTURE_STEP_MINUTES * MINUTE_SECONDS;

type Secret = Pick<Config, 'pictureSecret'>;

/** In which album a picture is shown, and to whom. */
export interface PictureViewer {
  albumId: string;
  uid: string;
}

interface SignedPicture {
  photoId: string;
  /** In pixels, as the path names it. */
  width: string;
  /** Seconds since 1970. */
  until: number;
  /** The id of the album, a dot, the uid. */
  for: string;
}

const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

const partsOf = ({ photoId, width, until, ...viewer }: SignedPicture) => [
  photoId,
  width,
  until,
  viewer.for,
];

/**
 * The address at which the API serves a rendition to one viewer, for at most PICTURE_MINUTES. It
 * stays the same for PICTURE_STEP_MINUTES, so that a page that asks again loads nothing twice.
 */
export function pictureAddress(
  secret: Secret,
  { photoId, size }: { photoId: string; size: keyof typeof RENDITION_WIDTHS },
  { albumId, uid }: PictureViewer,
  now: Date,
): string {
  const width = String(RENDITION_WIDTHS[size]);
  const until = Math.floor(seconds(now) / STEP_SECONDS) * STEP_SECONDS + LIFE_SECONDS;
  const picture = { photoId, width, until, for: `${albumId}.${uid}` };
  const sig = signatureOf(secret, partsOf(picture));
  return `/api/pictures/${photoId}/${width}?until=${until}&for=${picture.for}&sig=${sig}`;
}

/** Seconds for which an address is good from now on, and for whom; null when it is forged or over. */
export function readPictureAddress(
  secret: Secret,
  { sig, ...picture }: SignedPicture & { sig: string },
  now: Date,
): (PictureViewer & { seconds: number }) | null {
  if (!isSignatureOf(secret, partsOf(picture), sig)) return null;
  const left = picture.until - seconds(now);
  if (left <= 0 || left > LIFE_SECONDS) return null;
  const [albumId = '', uid = ''] = picture.for.split('.');
  return { albumId, uid, seconds: left };
}
