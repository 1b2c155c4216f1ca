import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { optionalWholeNumber, boundedText } from '../base/fields';
import { uid } from '../base/ids';
import { role } from './roles';
import { isoTime } from '../base/time';
import { languageSchema } from '../language';

export const AUTH_PROVIDERS = ['email', 'google'] as const;

/** `failed`: the last uploaded picture could not be read. */
const pictureState = z.enum(['ready', 'processing', 'failed']);

/** The record of a customer or member of staff. `id` equals `uid`. */
export const user = z.object({
  id: uid,
  uid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  dob_day: z.nullable(z.int()),
  dob_month: z.nullable(z.int()),
  dob_year: z.nullable(z.int()),
  profile_url: z.nullable(z.string()),
  /** `processing`: a new picture was uploaded; `profile_url` is still the previous one. */
  picture_state: z._default(pictureState, 'ready'),
  auth_provider: z.enum(AUTH_PROVIDERS),
  displayName: z.string(),
  /** Language of the shop's messages to the person; null when not chosen yet. */
  language: z.optional(z.nullable(languageSchema)),
  role,
  created_at: isoTime,
});
export type User = z.infer<typeof user>;

/** Personal details as entered in forms; user-validation.ts checks emptiness and formats. */
export const personFields = {
  firstName: boundedText(50),
  lastName: boundedText(50),
  phone: z._default(
    z.union([
      z.pipe(
        z.null(),
        z.transform(() => ''),
      ),
      boundedText(20),
    ]),
    '',
  ),
  dob_day: optionalWholeNumber(1, 31),
  dob_month: optionalWholeNumber(1, 12),
  dob_year: optionalWholeNumber(1900, 2200),
};

/** Language of the shop's pages and messages; leaving it out changes nothing. */
export const languageField = z.optional(z.nullable(languageSchema));

export const profileUrlField = z.optional(z.nullable(z.string().check(z.maxLength(2000))));

export const getOwnInfo = endpoint({
  method: 'GET',
  path: '/info',
  response: z.object({ user }),
});

export const getInfo = endpoint({
  method: 'GET',
  path: '/info/:id',
  params: z.object({ id: uid }),
  response: z.object({ user }),
});

/** Maximum size of a profile picture: 2 MB. */
export const MAX_PROFILE_PICTURE_BYTES = 2 * 1024 * 1024;
export const PROFILE_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const;
/** Name of the picture's multipart field in PUT /users. */
export const PROFILE_PICTURE_FIELD = 'profile_picture';

/**
 * The whole form of PUT /users, as JSON or multipart. Names, phone and date of birth are written, and the
 * language if given; the read-only fields of the record are accepted and ignored.
 */
const accountForm = z.strictObject({
  ...personFields,
  language: languageField,
  id: z.optional(uid),
  uid: z.optional(uid),
  email: z.optional(boundedText(254)),
  profile_url: profileUrlField,
  auth_provider: z.optional(z.string().check(z.maxLength(20))),
  displayName: z.optional(boundedText(101)),
  role: z.optional(z.string().check(z.maxLength(20))),
  picture_state: z.optional(pictureState),
  created_at: z.optional(z.string().check(z.maxLength(40))),
});

/** The account form, or only the language, which leaves everything else unchanged. */
export const updateUserBody = z.union([z.strictObject({ language: languageSchema }), accountForm]);

export const updateUser = endpoint({
  method: 'PUT',
  path: '/users',
  body: updateUserBody,
  response: z.object({ user }),
});
