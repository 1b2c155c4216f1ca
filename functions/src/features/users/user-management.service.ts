import type { getUser, listUsers, ManagedUser } from '@smriti/shared/account/management';
import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { STAFF_PAGE_SIZE } from '@smriti/shared/base/lists';
import { paise, toRupees } from '@smriti/shared/base/money';
import { findCurrentRole } from '../../platform/current-role';
import type { Database } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { loadFilteredPage } from '../../platform/filtered-list';
import {
  decodeListCursor,
  encodeListCursor,
  type ListPosition,
} from '../../platform/formats/list-cursor';
import { type ListHeaders, type ListQuery, loadListPage } from '../../platform/list-page';
import { listAddresses } from '../addresses/address.service';
import { findLedgerState } from '../ledger/ledger.repository';
import { userNotFoundError } from './profile.service';
import { toUser, type UserRecord } from './user.records';
import { countProfiles, findProfile, findProfiles, isSortedByName } from './user.repository';
import { matchesUserWords, parseUserSearch, type SoughtUser } from './user-search.domain';

/** Role of a profile; 'customer' when none was granted. */
const roleOf = ({ staff_role }: UserRecord) => staff_role ?? 'customer';

/** Presents a profile to admins with the customer's balances, which costs one read. */
export async function presentManagedUser(
  reader: Pick<Database, 'get'>,
  { config }: Pick<Deps, 'config'>,
  record: UserRecord,
): Promise<ManagedUser> {
  const { gift, points } = await findLedgerState(reader, record.uid);
  return {
    ...toUser(record, roleOf(record), config),
    balances: { gift: toRupees(paise(gift)), points },
  };
}

interface UserPage extends AnswerOf<typeof listUsers> {
  headers: ListHeaders;
}

/**
 * Lists accounts: one read per account, and a bounded number more for a search with several words
 * (docs/rules.md#console-10).
 * @throws AppError invalid_input.
 */
export async function getUserPage(
  { db }: Pick<Deps, 'db'>,
  { q, role, sort, ...list }: OutputOf<(typeof listUsers)['query']>,
): Promise<UserPage> {
  const sought = q === undefined ? null : parseUserSearch(q);
  const search = { role, sort, term: sought?.term };
  const source = {
    find: (page: { after: ListPosition | undefined; limit: number }) =>
      findProfiles(db, search, page),
    count: () => countProfiles(db, search),
    isSortedByValue: isSortedByName(sort),
  };
  const { records, headers } =
    sought && sought.words.length > 0
      ? await loadFoundProfiles(source, sought, list)
      : await loadListPage(list, source);
  return { users: records.map((profile) => ({ ...profile, role: roleOf(profile) })), headers };
}

async function loadFoundProfiles(
  source: Parameters<typeof loadFilteredPage<UserRecord>>[0] & { isSortedByValue: boolean },
  sought: SoughtUser,
  { cursor, limit = STAFF_PAGE_SIZE }: ListQuery,
): Promise<{ records: UserRecord[]; headers: ListHeaders }> {
  const after = cursor === undefined ? undefined : decodeListCursor(cursor, source.isSortedByValue);
  const { records, next } = await loadFilteredPage(source, { limit, after }, (profile) =>
    matchesUserWords(profile, sought),
  );
  return { records, headers: next ? { 'X-Next-Cursor': encodeListCursor(next) } : {} };
}

/** An account with its addresses, and its current role from the identity provider. @throws AppError not_found. */
export async function getUserDetail(deps: Deps, uid: string): Promise<AnswerOf<typeof getUser>> {
  const record = await findProfile(deps.db, uid);
  if (!record) throw userNotFoundError();
  const [user, role, addresses] = await Promise.all([
    presentManagedUser(deps.db, deps, record),
    findCurrentRole(deps.auth, uid),
    listAddresses(deps, uid),
  ]);
  return { user: { ...user, role: role ?? user.role }, addresses };
}
