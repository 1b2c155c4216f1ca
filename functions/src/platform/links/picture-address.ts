import { RENDITION_WIDTHS } from '@smriti/shared/album/photos';
import {
  MAX_PICTURE_URL_MINUTES,
  PICTURE_URL_RENEWAL_MINUTES,
} from '@smriti/shared/album/pictures';
import { isValidAddressSignature, signAddressParts } from './address-signature';
import type { Config } from '../parameters/config';

const MINUTE_SECONDS = 60;
const LIFE_SECONDS = MAX_PICTURE_URL_MINUTES * MINUTE_SECONDS;
const STEP_SECONDS = PICTURE_URL_RENEWAL_MINUTES * MINUTE_SECONDS;

type Secret = Pick<Config, 'pictureSecret'>;

export interface PictureViewer {
  albumId: string;
  uid: string;
}

interface SignedPicture {
  photoId: string;
  /** Width in pixels, as a path segment. */
  width: string;
  /** Expiry in seconds since 1970. */
  until: number;
  /** Album id, a dot, and the viewer's uid. */
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
 * API URL of a rendition for one viewer, valid for at most MAX_PICTURE_URL_MINUTES. Constant for
 * PICTURE_URL_RENEWAL_MINUTES, so that browsers can cache the picture.
 */
export function createPictureAddress(
  secret: Secret,
  { photoId, size }: { photoId: string; size: keyof typeof RENDITION_WIDTHS },
  { albumId, uid }: PictureViewer,
  now: Date,
): string {
  const width = String(RENDITION_WIDTHS[size]);
  const until = Math.floor(seconds(now) / STEP_SECONDS) * STEP_SECONDS + LIFE_SECONDS;
  const picture = { photoId, width, until, for: `${albumId}.${uid}` };
  const sig = signAddressParts(secret, partsOf(picture));
  return `/api/pictures/${photoId}/${width}?until=${until}&for=${picture.for}&sig=${sig}`;
}

/** Remaining validity of a URL in seconds, and its viewer; null when forged or expired. */
export function readPictureAddress(
  secret: Secret,
  { sig, ...picture }: SignedPicture & { sig: string },
  now: Date,
): (PictureViewer & { seconds: number }) | null {
  if (!isValidAddressSignature(secret, partsOf(picture), sig)) return null;
  const left = picture.until - seconds(now);
  if (left <= 0 || left > LIFE_SECONDS) return null;
  const [albumId = '', uid = ''] = picture.for.split('.');
  return { albumId, uid, seconds: left };
}
