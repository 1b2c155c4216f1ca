import type { getUser, listUsers, ManagedUser } from '@smriti/shared/account/management';
import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { paise, toRupees } from '@smriti/shared/base/money';
import { findCurrentRole } from '../../platform/current-role';
import type { Database } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { type ListHeaders, loadListPage } from '../../platform/list-page';
import { findLedgerState } from '../ledger/ledger.repository';
import { userNotFoundError } from './profile.service';
import { toUser, type UserRecord } from './user.records';
import { countProfiles, findProfile, findProfiles } from './user.repository';
import { toUserSearchTerm } from './user-search.domain';

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

/** Lists accounts: one read per account. @throws AppError invalid_input. */
export async function getUserPage(
  { db }: Pick<Deps, 'db'>,
  { q, role, sort, ...list }: OutputOf<(typeof listUsers)['query']>,
): Promise<UserPage> {
  const search = { role, sort, term: q === undefined ? undefined : toUserSearchTerm(q) };
  const { records, headers } = await loadListPage(list, {
    find: (page) => findProfiles(db, search, page),
    count: () => countProfiles(db, search),
  });
  return { users: records.map((profile) => ({ ...profile, role: roleOf(profile) })), headers };
}

/** An account, with its current role from the identity provider. @throws AppError not_found. */
export async function getUserDetail(deps: Deps, uid: string): Promise<AnswerOf<typeof getUser>> {
  const record = await findProfile(deps.db, uid);
  if (!record) throw userNotFoundError();
  const user = await presentManagedUser(deps.db, deps, record);
  return { user: { ...user, role: (await findCurrentRole(deps.auth, uid)) ?? user.role } };
}
