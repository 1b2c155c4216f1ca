import { AppError } from '@smriti/shared/base/errors';
import { type User, user } from '@smriti/shared/account/users';
import type { Language } from '@smriti/shared/language';
import type { SignedInCaller } from '../../platform/caller';
import { type DatabaseTransaction, isAlreadyExists } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { type IdempotencyClaim, runOnce } from '../../platform/database/idempotency';
import { formatDisplayName, normalisePhone, type PersonalDetails, splitName } from './user.domain';
import { toUser, type UserRecord } from './user.records';
import { userSearchTerms } from './user-search.domain';
import { createProfile, findProfile, type NewProfile, updateProfile } from './user.repository';

export function userNotFoundError(): AppError {
  return new AppError('not_found', 'There is no such user.');
}

interface ProfileRequest {
  caller: SignedInCaller;
  /** Details from the registration form; null at a login. */
  given: PersonalDetails | null;
  /** Language of the visit; used when the profile has none. */
  language?: Language | null | undefined;
  idempotency: IdempotencyClaim | null;
}

/** A new profile, with the given names or those of the identity provider. */
function newProfile({ caller, given, language }: ProfileRequest): NewProfile {
  const { identity } = caller;
  const hasNames = given !== null && formatDisplayName(given) !== '';
  const names = hasNames ? given : splitName(identity.name);
  return {
    uid: caller.uid,
    firstName: names.firstName,
    lastName: names.lastName,
    displayName: formatDisplayName(names),
    email: caller.email,
    phone: normalisePhone(given?.phone ?? ''),
    dob_day: given?.dob_day ?? null,
    dob_month: given?.dob_month ?? null,
    dob_year: given?.dob_year ?? null,
    auth_provider: identity.provider,
    provider_picture_url: identity.picture,
    picture: null,
    picture_upload: null,
    language: language ?? null,
    staff_role: staffRoleOf(caller),
  };
}

/**
 * The details missing in a profile created by a login before its registration arrived. Existing details
 * stay, so registering again changes nothing.
 */
function missingDetails(record: UserRecord, given: PersonalDetails): Partial<PersonalDetails> {
  const phone = normalisePhone(given.phone);
  const { dob_day, dob_month, dob_year, firstName, lastName } = given;
  return {
    ...(record.displayName === '' && { firstName, lastName }),
    ...(record.phone === '' && phone !== '' && { phone }),
    ...(record.dob_year === null && dob_year !== null && { dob_day, dob_month, dob_year }),
  };
}

/** New email address if it changed at the identity provider, because mail is sent to the address of the profile. */
function changedEmail(record: UserRecord, { email }: SignedInCaller): { email?: string } {
  return email === '' || email === record.email ? {} : { email };
}

/** The caller's staff role; null for customers. */
function staffRoleOf({ role }: SignedInCaller): UserRecord['staff_role'] {
  return role === 'customer' || role === 'guest' ? null : role;
}

/**
 * Fields missing in profiles of earlier releases, and a role granted before the profile existed. A role
 * revoked after the token was issued is not restored.
 */
function missingMarks(
  record: UserRecord,
  caller: SignedInCaller,
): Partial<Pick<UserRecord, 'staff_role'>> {
  const staff_role = record.staff_role ?? staffRoleOf(caller);
  const isFound = record.search_terms.length > 0 || userSearchTerms(record).length === 0;
  const isIndexed = isFound && record.name_key !== undefined;
  return isIndexed && staff_role === record.staff_role ? {} : { staff_role };
}

async function makeOrComplete(
  tx: DatabaseTransaction,
  deps: Deps,
  request: ProfileRequest,
): Promise<UserRecord> {
  const { caller, given, language } = request;
  const seen = await findProfile(deps.db, caller.uid);
  if (!seen) return createProfile(tx, deps, newProfile(request));
  const changesOf = (record: UserRecord) => ({
    ...(given && missingDetails(record, given)),
    ...changedEmail(record, caller),
    ...missingMarks(record, caller),
    ...(language && record.language === null && { language }),
  });
  if (Object.keys(changesOf(seen)).length === 0) return seen;
  const record = (await findProfile(tx, caller.uid)) ?? seen;
  const changes = changesOf(record);
  const displayName = formatDisplayName({ ...record, ...changes });
  return updateProfile(tx, deps.clock, record, { ...changes, displayName });
}

/**
 * Maximum attempts: concurrent calls may create the same profile, or (rarely) draw the same referral
 * code.
 */
const MAX_ATTEMPTS = 5;

/** The caller's profile, created or completed where needed. Idempotent. */
export async function ensureProfile(deps: Deps, request: ProfileRequest): Promise<User> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(deps, request.idempotency, user, async (tx) =>
        toUser(await makeOrComplete(tx, deps, request), request.caller.role, deps.config),
      );
    } catch (error) {
      if (!isAlreadyExists(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** The caller's own profile. @throws AppError not_found when `uid` is not the caller's, or missing. */
export async function getOwnProfile(
  deps: Deps,
  caller: SignedInCaller,
  uid: string,
): Promise<User> {
  const record = uid === caller.uid ? await findProfile(deps.db, uid) : null;
  if (!record) throw userNotFoundError();
  return toUser(record, caller.role, deps.config);
}
