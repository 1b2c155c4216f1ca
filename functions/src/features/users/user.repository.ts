import type { UserSort } from '@smriti/shared/account/management';
import { REFERRAL_CODE_LENGTH, uid } from '@smriti/shared/base/ids';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock';
import type { Role } from '@smriti/shared/account/roles';
import type { Database, DatabaseTransaction, QueryShape } from '../../platform/database/database';
import { parseRelatedRecord, type ListRow, parseListRows } from '../../platform/database/list-rows';
import type { ListSection } from '../../platform/formats/list-cursor';
import type { IdGenerator } from '../../platform/database/ids';
import { type UserRecord, userRecord } from './user.records';
import { userIndexFields } from './user-search.domain';
import { limitToPage } from '../../platform/database/query-page';

/** A profile without referral code and timestamps. */
export type NewProfile = Omit<
  UserRecord,
  'referral_code' | 'search_terms' | 'name_key' | 'created_at' | 'updated_at'
>;
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
    | 'auth_provider'
    | 'provider_picture_url'
    | 'language'
    | 'picture'
    | 'picture_upload'
    | 'staff_role'
    | 'order_views'
  >
>;

const pathOf = (uid: string) => `users/${uid}`;

/** The profile of `uid`; null when missing. */
export async function findProfile(
  reader: Pick<Database, 'get'>,
  uid: string,
): Promise<UserRecord | null> {
  const document = await reader.get(pathOf(uid));
  return document && z.parse(userRecord, document.data);
}

const named = z.object({ uid, displayName: userRecord.shape.displayName });

/** Display names of existing accounts, by uid. */
export async function findNames(
  reader: Pick<Database, 'getAll'>,
  uids: readonly string[],
): Promise<Map<string, string>> {
  const documents = await reader.getAll(uids.map(pathOf));
  const profiles = documents.flatMap(
    (document) => parseRelatedRecord(document, ({ data }) => z.parse(named, data)) ?? [],
  );
  return new Map(profiles.map((profile) => [profile.uid, profile.displayName]));
}

/**
 * Creates a profile and its referral code. Reads neither, so that concurrent calls do not block each
 * other: the commit fails (see isAlreadyExists) when one of them exists. Stores a language only if
 * known: earlier releases reject profiles with the field.
 */
export function createProfile(
  tx: Pick<DatabaseTransaction, 'create'>,
  { clock, ids }: { clock: Clock; ids: IdGenerator },
  profile: NewProfile,
): UserRecord {
  const code = ids.readable(REFERRAL_CODE_LENGTH);
  const now = clock.now();
  const fields = { ...profile, referral_code: code, ...userIndexFields(profile) };
  const { language, ...others } = fields;
  tx.create(pathOf(profile.uid), {
    ...others,
    ...(language !== null && { language }),
    created_at: now,
    updated_at: now,
  });
  tx.create(`referralCodes/${code}`, { uid: profile.uid });
  return { ...fields, created_at: now.toISOString(), updated_at: now.toISOString() };
}

/** Updates an existing profile; `record` was read in the same transaction. */
export function updateProfile(
  tx: DatabaseTransaction,
  clock: Clock,
  record: UserRecord,
  changes: ProfileChanges,
): UserRecord {
  const now = clock.now();
  const changed = { ...changes, ...userIndexFields({ ...record, ...changes }) };
  tx.update(pathOf(record.uid), { ...changed, updated_at: now });
  return { ...record, ...changed, updated_at: now.toISOString() };
}

export interface UserSearch {
  term?: string | undefined;
  role?: Role | undefined;
  /** Sequence of the accounts, newest first by default. */
  sort?: UserSort | undefined;
}

export const isSortedByName = (sort: UserSort | undefined): boolean =>
  sort === 'name' || sort === '-name';

function matching({ term, role, sort }: UserSearch, part: ListSection): QueryShape {
  return (all) => {
    const ofRole = role === undefined ? all : all.where('staff_role', '==', role);
    const found =
      term === undefined ? ofRole : ofRole.where('search_terms', 'array-contains', term);
    const sorted =
      sort === 'name'
        ? found.orderBy('name_key').orderBy('created_at').orderBy('__name__')
        : sort === '-name'
          ? found
              .orderBy('name_key', 'desc')
              .orderBy('created_at', 'desc')
              .orderBy('__name__', 'desc')
          : sort === 'oldest'
            ? found.orderBy('created_at').orderBy('__name__')
            : found.orderBy('created_at', 'desc').orderBy('__name__', 'desc');
    if (!part) return sorted;
    const { after, limit } = part;
    return limitToPage(sorted, { after, limit });
  };
}

/** Profiles, newest first by default. */
export async function findProfiles(
  reader: Pick<Database, 'find'>,
  search: UserSearch,
  part: NonNullable<ListSection>,
): Promise<ListRow<UserRecord>[]> {
  const documents = await reader.find('users', matching(search, part));
  const valueField = isSortedByName(search.sort) ? 'name_key' : undefined;
  return parseListRows(
    documents,
    ({ data }) => z.parse(userRecord, data),
    'created_at',
    valueField,
  );
}

export function countProfiles(
  reader: Pick<Database, 'count'>,
  search: UserSearch,
): Promise<number> {
  return reader.count('users', matching(search, null));
}

/** Stores the index fields of a profile written without them. */
export function writeProfileIndex(
  tx: Pick<DatabaseTransaction, 'update'>,
  uid: string,
  fields: ReturnType<typeof userIndexFields>,
): void {
  tx.update(pathOf(uid), fields);
}

/** Whether another admin exists; concurrent transactions wait for each other. */
export async function hasOtherAdmin(tx: Pick<Database, 'find'>, uid: string): Promise<boolean> {
  const admins = await tx.find('users', (all) => all.where('staff_role', '==', 'admin').limit(2));
  return admins.some(({ id }) => id !== uid);
}
