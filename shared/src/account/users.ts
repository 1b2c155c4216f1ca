import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { optionalWholeNumber, text } from '../base/fields';
import { uid } from '../base/ids';
import { role } from './roles';
import { isoTime } from '../base/time';
import { languageSchema } from '../language';

export const AUTH_PROVIDERS = ['email', 'google'] as const;

/** `failed`: the last picture that was sent could not be read. */
const pictureState = z.enum(['ready', 'processing', 'failed']);

/** A customer's or member of staff's own record. `id` equals `uid`. */
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
  /** `processing`: a new picture came, and `profile_url` is still the one before. */
  picture_state: z._default(pictureState, 'ready'),
  auth_provider: z.enum(AUTH_PROVIDERS),
  displayName: z.string(),
  /** In which the shop writes to them; null: nobody has said so yet. */
  language: z.optional(z.nullable(languageSchema)),
  role,
  created_at: isoTime,
});
export type User = z.infer<typeof user>;

/** What people type about themselves; emptiness and formats are judged in user-validation.ts. */
export const personFields = {
  firstName: text(50),
  lastName: text(50),
  phone: z._default(
    z.union([
      z.pipe(
        z.null(),
        z.transform(() => ''),
      ),
      text(20),
    ]),
    '',
  ),
  dob_day: optionalWholeNumber(1, 31),
  dob_month: optionalWholeNumber(1, 12),
  dob_year: optionalWholeNumber(1900, 2200),
};

/** In which the shop is read and writes; where it is left out, nothing is said. */
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

/** The largest profile picture: 2 MB. */
export const MAX_PROFILE_PICTURE_BYTES = 2 * 1024 * 1024;
export const PROFILE_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const;
/** The multipart field of the picture in PUT /users. */
export const PROFILE_PICTURE_FIELD = 'profile_picture';

/**
 * The whole form of PUT /users, as JSON or multipart. Names, phone and date of birth are written, and
 * the language where one is named; the read-only fields of the record may come along and are ignored.
 */
const accountForm = z.strictObject({
  ...personFields,
  language: languageField,
  id: z.optional(uid),
  uid: z.optional(uid),
  email: z.optional(text(254)),
  profile_url: profileUrlField,
  auth_provider: z.optional(z.string().check(z.maxLength(20))),
  displayName: z.optional(text(101)),
  role: z.optional(z.string().check(z.maxLength(20))),
  picture_state: z.optional(pictureState),
  created_at: z.optional(z.string().check(z.maxLength(40))),
});

/** The form, or the language alone, which changes nothing else. */
export const updateUserBody = z.union([z.strictObject({ language: languageSchema }), accountForm]);

export const updateUser = endpoint({
  method: 'PUT',
  path: '/users',
  body: updateUserBody,
  response: z.object({ user }),
});
