import { uid } from '@smriti/shared/base/ids';
import { AUTH_PROVIDERS, type User, user } from '@smriti/shared/account/users';
import { type Role, role } from '@smriti/shared/account/roles';
import { languageSchema } from '@smriti/shared/language';
import * as z from 'zod/mini';
import type { Config } from '../../platform/parameters/config';
import { downloadUrl } from '../../platform/links/download-url';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

const { firstName, lastName, email, phone, dob_day, dob_month, dob_year, displayName } = user.shape;

/** A picture of our own: profiles/{uid}/{id}.webp, read by its download token. */
const profilePicture = storedObject({ path: z.string(), token: z.string() });
export type ProfilePicture = z.infer<typeof profilePicture>;

/** A picture that was sent and is not shown yet: profile-uploads/{uid}/{id}. */
const pictureUpload = storedObject({
  path: z.string(),
  state: z.enum(['processing', 'failed']),
  /** How often decoding it was begun. */
  attempts: z.int(),
});
export type PictureUpload = z.infer<typeof pictureUpload>;

/** users/{uid}. What somebody may do is a claim at the identity provider. */
export const userRecord = storedObject({
  uid,
  firstName,
  lastName,
  email,
  /** Without spaces and hyphens. */
  phone,
  dob_day,
  dob_month,
  dob_year,
  displayName,
  auth_provider: z.enum(AUTH_PROVIDERS),
  /** In which the shop writes to them; null: nobody has said so. */
  language: z._default(z.nullable(languageSchema), null),
  /** The picture that the identity provider knows; one of our own goes before it. */
  provider_picture_url: z.nullable(z.string()),
  picture: z.nullable(profilePicture),
  picture_upload: z._default(z.nullable(pictureUpload), null),
  /** What the customer invites friends with; referralCodes/{code} leads back here. */
  referral_code: z.string(),
  /** What the console finds somebody by (user-search.domain.ts); none before this was kept. */
  search_terms: z._default(z.array(z.string()), []),
  /**
   * The role that an admin or `npm run grant-role` gave; null: none was ever given, and the claim
   * alone says it. It is here to be looked for and counted: what somebody may do is the claim's.
   */
  staff_role: z._default(z.nullable(role), null),
  created_at: storedTime,
  updated_at: storedTime,
});
export type UserRecord = z.output<typeof userRecord>;

/** The record as its owner sees it. */
export function toUser(record: UserRecord, role: Role, config: Config): User {
  const { picture, picture_upload, provider_picture_url, ...rest } = record;
  return {
    ...rest,
    id: record.uid,
    role,
    picture_state: picture_upload?.state ?? 'ready',
    profile_url: picture ? downloadUrl(config, picture) : provider_picture_url,
  };
}
