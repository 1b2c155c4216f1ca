import { changeRole } from '@smriti/shared/account/management';
import { type Role, role as roleSchema } from '@smriti/shared/account/roles';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import type { Auth } from 'firebase-admin/auth';
import type { Database } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { combinePlans, commitPlan } from '../../platform/database/plan';
import { isUserMissing } from '../../platform/token-errors';
import type { StaffCall } from '../../platform/staff-call';
import { planStaffEffect } from '../audit/audit.service';
import { userNotFoundError } from './profile.service';
import { findProfile, hasOtherAdmin, updateProfile } from './user.repository';
import { presentManagedUser } from './user-management.service';

type Identities = Pick<Auth, 'getUser' | 'setCustomUserClaims' | 'revokeRefreshTokens'>;

/**
 * Checks within a transaction that the caller is still an admin: of two admins who revoke each other's
 * role at once, only one succeeds.
 * @throws AppError forbidden.
 */
export async function assertStillAdmin(tx: Pick<Database, 'get'>, uid: string): Promise<void> {
  const known = (await findProfile(tx, uid))?.staff_role ?? 'admin';
  if (known !== 'admin') throw new AppError('forbidden', 'You are not an admin any more.');
}

/** Checks that there is another admin than `uid`, whose role is about to end. @throws AppError conflict. */
export async function assertOtherAdmin(tx: Pick<Database, 'find'>, uid: string): Promise<void> {
  if (await hasOtherAdmin(tx, uid)) return;
  throw new AppError(
    'conflict',
    'You are the last admin, and a shop needs one. Give somebody else the role first.',
  );
}

/** The role in the auth claim; 'customer' if none. @throws AppError not_found. */
async function claimedRole(auth: Identities, uid: string): Promise<Role> {
  try {
    const { customClaims } = await auth.getUser(uid);
    return roleSchema.safeParse(customClaims?.['role']).data ?? 'customer';
  } catch (error) {
    throw isUserMissing(error) ? userNotFoundError() : error;
  }
}

/**
 * Sets the auth claim to the role of the profile. Losing a staff role also ends all sessions, which
 * staff calls check (docs/rules.md#roles-7). Idempotent.
 */
export async function applyRole(
  { db, auth }: { db: Pick<Database, 'get'>; auth: Identities },
  { uid, endsSessions }: { uid: string; endsSessions: boolean },
): Promise<void> {
  const roleOf = async () => (await findProfile(db, uid))?.staff_role ?? null;
  let role = await roleOf();
  for (;;) {
    if (role === null) return;
    const { customClaims } = await auth.getUser(uid);
    if (customClaims?.['role'] !== role) {
      await auth.setCustomUserClaims(uid, { ...customClaims, role });
    }
    if (endsSessions) await auth.revokeRefreshTokens(uid);
    const newest = await roleOf();
    if (newest === role) return;
    role = newest; // changed by a concurrent call
  }
}

/**
 * Grants a role, or revokes it with all sessions.
 * @throws AppError not_found; conflict for the last admin; forbidden when the caller is no longer an
 * admin.
 */
export async function grantRole(
  deps: Deps,
  { by, uid, form: { role }, idempotency }: StaffCall<typeof changeRole>,
): Promise<AnswerOf<typeof changeRole>> {
  const claimed = await claimedRole(deps.auth, uid);
  return commitPlan(deps, idempotency, changeRole.response, async (tx) => {
    const record = await findProfile(tx, uid);
    if (!record) throw userNotFoundError();
    await assertStillAdmin(tx, by.uid);
    const before = record.staff_role ?? claimed;
    const isSo = before === role && claimed === role;
    if (!isSo && before === 'admin' && uid === by.uid) await assertOtherAdmin(tx, uid);
    const user = await presentManagedUser(tx, deps, { ...record, staff_role: role });
    if (isSo) return { answer: { user }, plan: null };
    const changed = {
      by,
      action: 'user.role',
      record: { kind: 'user', id: uid },
      before: { role: before },
      after: { role },
    } as const;
    const endsSessions = before !== 'customer';
    const effect = planStaffEffect(tx, deps, changed, () => applyRole(deps, { uid, endsSessions }));
    const write = () => void updateProfile(tx, deps.clock, record, { staff_role: role });
    return { answer: { user }, plan: combinePlans({ write }, effect) };
  });
}
