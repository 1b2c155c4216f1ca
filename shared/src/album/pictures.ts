import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { wholeNumber } from '../base/fields';
import { photoId, RENDITION_WIDTHS } from './photos';

/** Maximum validity of a picture's address for viewers other than the owner, in minutes. */
export const MAX_PICTURE_URL_MINUTES = 15;
/**
 * Minutes after which the API gives a picture a new address: until then, repeated requests use the browser's
 * cache. Each address is valid for at least MAX_PICTURE_URL_MINUTES minus this.
 */
export const PICTURE_URL_RENEWAL_MINUTES = 5;

const WIDTHS = [String(RENDITION_WIDTHS.small), String(RENDITION_WIDTHS.large)] as const;

/**
 * A rendition of a photo for staff, as long as they may see its album (docs/rules.md#photos-6), or for
 * holders of a valid share link to the album. The API signs these addresses, so no token is needed. The same
 * 404 for a forged, expired or revoked address and for a missing picture.
 */
export const getPicture = endpoint({
  method: 'GET',
  path: '/pictures/:photo_id/:width',
  params: z.object({ photo_id: photoId, width: z.enum(WIDTHS) }),
  query: z.strictObject({
    /** Expiry in seconds since 1970. */
    until: wholeNumber(0, 9_999_999_999),
    /** Album id, a dot, then the uid of the viewer or the id of the share link. */
    for: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}\.[A-Za-z0-9_-]{1,128}$/)),
    /** HMAC-SHA256 of all other parts, base64url. */
    sig: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  }),
  /** Binary, not described by a schema. */
  response: z.never(),
});
