import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { wholeNumber } from '../base/fields';
import { photoId, RENDITION_WIDTHS } from './photos';

/** Minutes for which the address of a picture is good at most, for those who are no owners. */
export const PICTURE_MINUTES = 15;
/**
 * Minutes after which the API gives a picture another address: as long as it stays the same, a page
 * that asks again shows what the browser has. Each is good for PICTURE_MINUTES less this, at least.
 */
export const PICTURE_STEP_MINUTES = 5;

const WIDTHS = [String(RENDITION_WIDTHS.small), String(RENDITION_WIDTHS.large)] as const;

/**
 * A rendition of a photo for staff, as long as they may see the album that it is shown in
 * (docs/rules.md#photos-6), or for those with a link to the album, as long as it is good. The API makes
 * these addresses, which prove themselves: no token is asked for. 404 alike for one that is forged, has
 * ended, or leads to nothing.
 */
export const getPicture = endpoint({
  method: 'GET',
  path: '/pictures/:photo_id/:width',
  params: z.object({ photo_id: photoId, width: z.enum(WIDTHS) }),
  query: z.strictObject({
    /** When it ends, in seconds since 1970. */
    until: wholeNumber(0, 9_999_999_999),
    /** For whom: the id of the album that shows it, a dot, the uid of who looks or a link's id. */
    for: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}\.[A-Za-z0-9_-]{1,128}$/)),
    /** HMAC-SHA256 of all the rest, base64url. */
    sig: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  }),
  /** Bytes, which no schema describes. */
  response: z.never(),
});
