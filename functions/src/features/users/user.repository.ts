import { REFERRAL_CODE_LENGTH, uid } from '@smriti/shared/base/ids';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock';
import type { Database, DatabaseTransaction } from '../../platform/database';
import type { Ids } from '../../platform/ids';
import { type UserRecord, userRecord } from './user.records';

/** A profile before it has a referral code and times. */
export type NewProfile = Omit<UserRecord, 'referral_code' | 'created_at' | 'updated_at'>;
/** The fields of a profile that change. */
export type ProfileChanges = Partial<
  Pick<
    UserRecord,
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phone'
    | 'dob_day'
    | 'dob_month'
    | 'dob_year'
    | 'displayName'
    | 'picture'
    | 'picture_upload'
  >
>;

const pathOf = (uid: string) => `users/${uid}`;

/** The profile of `uid`, or null. */
export async function findProfile(
  reader: Pick<Database, 'get'>,
  uid: string,
): Promise<UserRecord | null> {
  const document = await reader.get(pathOf(uid));
  return document && z.parse(userRecord, document.data);
}

const named = z.object({ uid, displayName: userRecord.shape.displayName });

/** The display names of accounts that are there, by uid. */
export async function findNames(
  reader: Pick<Database, 'getAll'>,
  uids: readonly string[],
): Promise<Map<string, string>> {
  const documents = await reader.getAll(uids.map(pathOf));
  const profiles = documents.flatMap((document) =>
    document ? [z.parse(named, document.data)] : [],
  );
  return new Map(profiles.map((profile) => [profile.uid, profile.displayName]));
}

/**
 * Makes a profile and its referral code. Neither is read before, so that several at once need not
 * wait for each other: the commit fails (see isAlreadyExists) when one of them is there.
 */
export function createProfile(
  tx: DatabaseTransaction,
  { clock, ids }: { clock: Clock; ids: Ids },
  profile: NewProfile,
): UserRecord {
  const code = ids.readable(REFERRAL_CODE_LENGTH);
  const now = clock.now();
  const fields = { ...profile, referral_code: code };
  tx.create(pathOf(profile.uid), { ...fields, created_at: now, updated_at: now });
  tx.create(`referralCodes/${code}`, { uid: profile.uid });
  return { ...fields, created_at: now.toISOString(), updated_at: now.toISOString() };
}

/** Changes a profile that is there; `record` is how it was read in the same transaction. */
export function updateProfile(
  tx: DatabaseTransaction,
  clock: Clock,
  record: UserRecord,
  changes: ProfileChanges,
): UserRecord {
  const now = clock.now();
  tx.update(pathOf(record.uid), { ...changes, updated_at: now });
  return { ...record, ...changes, updated_at: now.toISOString() };
}
