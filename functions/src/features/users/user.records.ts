import { uid } from '@smriti/shared/base/ids';
import { AUTH_PROVIDERS, type User, user } from '@smriti/shared/account/users';
import { type Role, role } from '@smriti/shared/account/roles';
import { languageSchema } from '@smriti/shared/language';
import * as z from 'zod/mini';
import type { Config } from '../../platform/parameters/config';
import { toDownloadUrl } from '../../platform/links/download-url';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

const { firstName, lastName, email, phone, dob_day, dob_month, dob_year, displayName } = user.shape;

/** A rendered picture: profiles/{uid}/{id}.webp, read by its download token. */
const profilePicture = storedObject({ path: z.string(), token: z.string() });
export type ProfilePicture = z.infer<typeof profilePicture>;

/** An upload not yet rendered: profile-uploads/{uid}/{id}. */
const pictureUpload = storedObject({
  path: z.string(),
  state: z.enum(['processing', 'failed']),
  attempts: z.int(),
});
export type PictureUpload = z.infer<typeof pictureUpload>;

/** users/{uid}. Permissions are not stored here, but in a claim at the identity provider. */
export const userRecord = storedObject({
  uid,
  firstName,
  lastName,
  email,
  /** Phone number without spaces and hyphens. */
  phone,
  dob_day,
  dob_month,
  dob_year,
  displayName,
  auth_provider: z.enum(AUTH_PROVIDERS),
  /** Language of messages to the user; null when unknown. */
  language: z._default(z.nullable(languageSchema), null),
  /** Picture of the identity provider; an uploaded picture takes precedence. */
  provider_picture_url: z.nullable(z.string()),
  picture: z.nullable(profilePicture),
  picture_upload: z._default(z.nullable(pictureUpload), null),
  /** Code for inviting friends; referralCodes/{code} refers back to this profile. */
  referral_code: z.string(),
  /** Prefixes for the search in the console (user-search.domain.ts); empty in older profiles. */
  search_terms: z._default(z.array(z.string()), []),
  /** Name by which the console sorts accounts; absent in older profiles. */
  name_key: z.optional(z.string()),
  /**
   * Role granted by an admin or `npm run grant-role`; null when none was granted and only the claim
   * counts. Stored for searching and counting: permissions depend on the claim.
   */
  staff_role: z._default(z.nullable(role), null),
  /** Saved views of the list of orders; absent until one is saved. */
  order_views: z.optional(
    storedObject({
      version: z.int(),
      views: z.array(storedObject({ name: z.string(), filters: z.record(z.string(), z.string()) })),
    }),
  ),
  created_at: storedTime,
  updated_at: storedTime,
});
export type UserRecord = z.output<typeof userRecord>;

/** Converts a profile to what its owner is shown. */
export function toUser(record: UserRecord, role: Role, config: Config): User {
  const { picture, picture_upload, provider_picture_url, ...rest } = record;
  return {
    ...rest,
    id: record.uid,
    role,
    picture_state: picture_upload?.state ?? 'ready',
    profile_url: picture ? toDownloadUrl(config, picture) : provider_picture_url,
  };
}
