import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { optionalWholeNumber } from '../base/fields';
import { catalogueId, recordId } from '../base/ids';
import { draftBook, draftContent, draftForm, draftImages } from '../album/drafts';
import { ownPhoto, photoReferences } from '../album/photos';
import { isoTime } from '../base/time';
import { languageSchema } from '../language';

/** Retention of a guest's token and draft after their last use, in days. */
export const GUEST_RETENTION_DAYS = 30;

const id = optionalWholeNumber(1, 2_147_483_647);
const guestData = z.object({
  id: z.string(),
  guest_id: z.string(),
  product_id: z.nullable(catalogueId),
  album_sizes_id: z.nullable(catalogueId),
  paper_types_id: z.nullable(catalogueId),
  lamination_type_id: z.nullable(catalogueId),
  cover_type_id: z.nullable(catalogueId),
});

/**
 * A new guest with a design of the given configuration. `token` is for the API (as Bearer in the
 * calls below), `custom_token` signs in to Firebase for Cloud Storage as uid `guest_id`.
 */
export const createGuest = endpoint({
  method: 'POST',
  path: '/guest-users',
  body: z.strictObject({
    product_id: id,
    album_sizes_id: id,
    paper_types_id: id,
    lamination_type_id: id,
    cover_type_id: id,
    /**
     * Language in which the guest reads the shop; copied to the customer's profile together with the design.
     */
    language: z.optional(languageSchema),
  }),
  response: z.object({ token: z.string(), custom_token: z.string(), data: guestData }),
});

/** 401 when the token is no longer valid: the client then creates a new guest. */
export const verifyGuest = endpoint({
  method: 'GET',
  path: '/guest-users/verify',
  response: z.object({ guest_id: z.string(), custom_token: z.string() }),
});

/**
 * Stores the guest's photos: files of a multipart form are appended, `images` of a JSON body is the whole
 * ordered list of photos already uploaded.
 */
export const updateGuestImages = endpoint({
  method: 'PUT',
  path: '/guest-users/update-images',
  body: z.strictObject({ guest_id: recordId, images: z.optional(photoReferences) }),
  response: z.object({ images: z.array(ownPhoto) }),
});

export const listGuestImages = endpoint({
  method: 'GET',
  path: '/albums/guest-image/:guestId',
  params: z.object({ guestId: recordId }),
  response: z.array(ownPhoto),
});

/** Stores the language in which a guest reads the shop. */
export const updateGuestLanguage = endpoint({
  method: 'PUT',
  path: '/guest-users/language',
  body: z.strictObject({ language: languageSchema }),
  response: z.object({ language: languageSchema }),
});

/** The guest's saved design; null until one is saved. */
export const getGuestDesign = endpoint({
  method: 'GET',
  path: '/guest-users/design',
  response: z.object({
    design: z.nullable(z.object({ form: draftForm, images: draftImages, ...draftBook })),
  }),
});

/** Saves the guest's design: `images` is the whole ordered list of its uploaded photos. */
export const updateGuestDesign = endpoint({
  method: 'PUT',
  path: '/guest-users/design',
  body: z.strictObject(draftContent),
  response: z.object({ saved_at: isoTime }),
});

/**
 * Moves a guest's photos to the signed-in caller, where they get new ids: `moved` lists each old id with the
 * new photo, in the order of the draft. The design becomes a draft of the caller, unless there is none or the
 * caller has too many drafts. The guest's copy is deleted; a repeated call gives the same answer.
 */
export const claimGuest = endpoint({
  method: 'POST',
  path: '/guest-users/claim',
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.object({
    data: guestData,
    moved: z.array(z.object({ from: z.string(), photo: ownPhoto })),
    draft: z.nullable(z.object({ id: z.string(), rev: z.int() })),
  }),
});
