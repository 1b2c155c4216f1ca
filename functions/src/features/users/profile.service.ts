import { AppError } from '@smriti/shared/errors';
import { type User, user } from '@smriti/shared/users';
import type { SignedInCaller } from '../../platform/caller';
import type { Deps } from '../../platform/deps';
import { type IdempotencyClaim, once } from '../../platform/idempotency';
import { displayNameOf, normalisePhone, type Person, splitName } from './user.domain';
import { toUser, type UserRecord } from './user.records';
import { createProfile, findProfile, type NewProfile, updateProfile } from './user.repository';

export function noSuchUser(): AppError {
  return new AppError('not_found', 'There is no such user.');
}

/** The names that were given, or else those that the identity provider has. */
function newProfile(caller: SignedInCaller, given: Person | null): NewProfile {
  const { identity } = caller;
  const hasNames = given !== null && displayNameOf(given) !== '';
  const names = hasNames ? given : splitName(identity.name);
  return {
    uid: caller.uid,
    firstName: names.firstName,
    lastName: names.lastName,
    displayName: displayNameOf(names),
    email: caller.email,
    phone: normalisePhone(given?.phone ?? ''),
    dob_day: given?.dob_day ?? null,
    dob_month: given?.dob_month ?? null,
    dob_year: given?.dob_year ?? null,
    auth_provider: identity.provider,
    provider_picture_url: identity.picture,
    picture: null,
  };
}

/**
 * A profile made by a login, before its registration reached us, has no details yet: the
 * registration completes it. Details that are there stay, so that registering again changes nothing.
 */
function missingDetails(record: UserRecord, given: Person): Partial<Person> {
  const phone = normalisePhone(given.phone);
  const { dob_day, dob_month, dob_year, firstName, lastName } = given;
  return {
    ...(record.displayName === '' && { firstName, lastName }),
    ...(record.phone === '' && phone !== '' && { phone }),
    ...(record.dob_year === null && dob_year !== null && { dob_day, dob_month, dob_year }),
  };
}

interface ProfileRequest {
  caller: SignedInCaller;
  /** What was typed, or null at a login. */
  given: Person | null;
  idempotency: IdempotencyClaim | null;
}

/** The caller's profile, made or completed where needed: once, however often it is asked for. */
export async function ensureProfile(deps: Deps, request: ProfileRequest): Promise<User> {
  const { db, clock, config } = deps;
  const { caller, given, idempotency } = request;
  const { role } = caller;
  return db.transaction((tx) =>
    once(tx, clock, idempotency, user, async () => {
      const record = await findProfile(tx, caller.uid);
      if (!record)
        return toUser(await createProfile(tx, deps, newProfile(caller, given)), role, config);
      const missing = given ? missingDetails(record, given) : {};
      if (Object.keys(missing).length === 0) return toUser(record, role, config);
      const completed = { ...record, ...missing };
      const changes = { ...missing, displayName: displayNameOf(completed) };
      return toUser(updateProfile(tx, clock, record, changes), role, config);
    }),
  );
}

/** The caller's own profile. @throws AppError not_found when `uid` is not the caller's, or missing. */
export async function ownProfile(deps: Deps, caller: SignedInCaller, uid: string): Promise<User> {
  const record = uid === caller.uid ? await findProfile(deps.db, uid) : null;
  if (!record) throw noSuchUser();
  return toUser(record, caller.role, deps.config);
}
