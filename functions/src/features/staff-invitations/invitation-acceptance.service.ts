import { isStaffRole, role as roleSchema } from '@smriti/shared/account/roles';
import * as contract from '@smriti/shared/account/staff-invitations';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import type { Database } from '../../platform/database/database';
import { combinePlans, commitPlan } from '../../platform/database/plan';
import type { Deps } from '../../platform/deps';
import { isValidLinkSecret, parseLinkToken } from '../../platform/link-token';
import { planStaffEffect } from '../audit/audit.service';
import { removeMail } from '../mail/mail.repository';
import { userNotFoundError } from '../users/profile.service';
import { applyRole } from '../users/staff-role.service';
import { findProfile, updateProfile } from '../users/user.repository';
import {
  invitationMailId,
  isInvitationExpired,
  type StaffInvitationRecord,
} from './staff-invitation.records';
import { findStaffInvitation, writeStaffInvitation } from './staff-invitation.repository';

/** The identity of the caller, read from the identity provider. */
interface Identity {
  uid: string;
  /** Address in lower case; '' if none. */
  email: string;
  isConfirmed: boolean;
  hasRole: boolean;
}

async function readIdentity({ auth }: Pick<Deps, 'auth'>, uid: string): Promise<Identity> {
  const { email = '', emailVerified, customClaims } = await auth.getUser(uid);
  const role = roleSchema.safeParse(customClaims?.['role']).data;
  return {
    uid,
    email: email.toLowerCase(),
    isConfirmed: emailVerified,
    hasRole: role !== undefined && isStaffRole(role),
  };
}

/** @throws AppError not_found for a link that was never sent, or was replaced by a newer one. */
async function findByToken(
  reader: Pick<Database, 'get'>,
  token: string,
): Promise<StaffInvitationRecord> {
  const read = parseLinkToken(token);
  const invitation = read && (await findStaffInvitation(reader, read.id));
  if (read && invitation && isValidLinkSecret(read.secret, invitation)) return invitation;
  throw new AppError(
    'not_found',
    'This link is not valid. Please open the one of the newest mail, or ask for a new one.',
  );
}

/** Whether the admin who invited is still one: invitations of others do not count. */
async function isInviterAdmin(
  reader: Pick<Database, 'get'>,
  { invited_by }: StaffInvitationRecord,
): Promise<boolean> {
  const inviter = await findProfile(reader, invited_by);
  return inviter !== null && (inviter.staff_role ?? 'admin') === 'admin';
}

async function stateFor(
  reader: Pick<Database, 'get'>,
  invitation: StaffInvitationRecord,
  { email, isConfirmed, hasRole }: Identity,
  now: Date,
): Promise<contract.StaffInvitationState> {
  if (invitation.state !== 'open') return invitation.state;
  if (isInvitationExpired(invitation, now)) return 'expired';
  if (!(await isInviterAdmin(reader, invitation))) return 'withdrawn';
  if (email !== invitation.email) return 'other_account';
  if (!isConfirmed) return 'unconfirmed';
  return hasRole ? 'has_role' : 'open';
}

/** The invitation of a link and what the caller can do with it. @throws AppError not_found. */
export async function getInvitationOfLink(
  deps: Deps,
  uid: string,
  token: string,
): Promise<AnswerOf<typeof contract.getStaffInvitation>> {
  const invitation = await findByToken(deps.db, token);
  const identity = await readIdentity(deps, uid);
  const state = await stateFor(deps.db, invitation, identity, deps.clock.now());
  return { state, role: invitation.role };
}

const REFUSALS: Readonly<Record<Exclude<contract.StaffInvitationState, 'open'>, string>> = {
  expired: 'This invitation has expired. Please ask for a new one.',
  used: 'This invitation was used already.',
  withdrawn: 'This invitation was withdrawn. Please ask the shop about it.',
  other_account:
    'This invitation is for another e-mail address. Please log in with the one to which it was sent.',
  unconfirmed: 'Please confirm your e-mail address first.',
  has_role: 'Your account has a role in the shop already. An admin can change it.',
};

/**
 * Gives the caller the role of an invitation, once (docs/rules.md#roles-10). The audit names the admin who
 * invited.
 * @throws AppError not_found for an invalid link; business_rule if it cannot be accepted by this account.
 */
export async function acceptInvitation(
  deps: Deps,
  { uid, requestId, token }: { uid: string; requestId: string; token: string },
): Promise<AnswerOf<typeof contract.acceptStaffInvitation>> {
  const identity = await readIdentity(deps, uid);
  return commitPlan(deps, null, contract.acceptStaffInvitation.response, async (tx) => {
    const invitation = await findByToken(tx, token);
    const state = await stateFor(tx, invitation, identity, deps.clock.now());
    if (state !== 'open') throw new AppError('business_rule', REFUSALS[state]);
    const profile = await findProfile(tx, uid);
    if (!profile) throw userNotFoundError();
    const { role, invited_by } = invitation;
    const changed = {
      by: { uid: invited_by, role: 'admin', requestId },
      action: 'user.role',
      record: { kind: 'user', id: uid },
      before: { role: profile.staff_role ?? 'customer' },
      after: { role },
    } as const;
    const effect = planStaffEffect(tx, deps, changed, () =>
      applyRole(deps, { uid, endsSessions: false }),
    );
    const write = () => {
      writeStaffInvitation(tx, { ...invitation, state: 'used', used_by: uid });
      removeMail(tx, invitationMailId(invitation));
      updateProfile(tx, deps.clock, profile, { staff_role: role });
    };
    return { answer: { role }, plan: combinePlans({ write }, effect) };
  });
}
