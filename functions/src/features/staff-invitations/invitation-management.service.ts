import * as contract from '@smriti/shared/account/staff-invitations';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import type { StaffMember } from '../../platform/caller';
import type { DatabaseTransaction } from '../../platform/database/database';
import { commitPlan, type PlannedAnswer } from '../../platform/database/plan';
import type { Deps } from '../../platform/deps';
import { createLinkSecret, toLinkToken } from '../../platform/link-token';
import { type ListHeaders, type ListQuery, loadListPage } from '../../platform/list-page';
import type { StaffCall } from '../../platform/staff-call';
import { recordStaffAction } from '../audit/audit.service';
import { queueMail, removeMail } from '../mail/mail.repository';
import { assertStillAdmin } from '../users/staff-role.service';
import { findNames } from '../users/user.repository';
import {
  invitationMailId,
  isInvitationExpired,
  createStaffInvitationRecord,
  renewStaffInvitation,
  type StaffInvitationRecord,
} from './staff-invitation.records';
import {
  countOpenInvitations,
  findOpenInvitations,
  findStaffInvitation,
  hasOpenInvitation,
  writeStaffInvitation,
} from './staff-invitation.repository';

type One = AnswerOf<typeof contract.createStaffInvitation>;

function presentInvitation(
  record: StaffInvitationRecord,
  names: ReadonlyMap<string, string>,
  now: Date,
): contract.StaffInvitation {
  const { id, email, role, sent_at, expires_at, invited_by } = record;
  return {
    id,
    email,
    role,
    sent_at,
    expires_at,
    is_expired: isInvitationExpired(record, now),
    invited_by: names.get(invited_by) ?? '',
  };
}

/** Open invitations, newest first. @throws AppError invalid_input for an invalid cursor. */
export async function getInvitationPage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: ListQuery,
): Promise<AnswerOf<typeof contract.listStaffInvitations> & { headers: ListHeaders }> {
  const { records, headers } = await loadListPage(query, {
    find: (page) => findOpenInvitations(db, page),
  });
  const names = await findNames(db, [...new Set(records.map(({ invited_by }) => invited_by))]);
  const now = clock.now();
  return { invitations: records.map((record) => presentInvitation(record, names, now)), headers };
}

/** Plans the invitation with the mail of its new link, which is not stored anywhere else. */
async function planLink(
  tx: DatabaseTransaction,
  deps: Deps,
  { by }: { by: StaffMember },
  {
    before,
    invitation,
    secret,
  }: {
    before: StaffInvitationRecord | null;
    invitation: StaffInvitationRecord;
    secret: string;
  },
): Promise<PlannedAnswer<One>> {
  const names = await findNames(tx, [invitation.invited_by]);
  const { id, email, role, mails } = invitation;
  const write = () => {
    writeStaffInvitation(tx, invitation);
    if (before) removeMail(tx, invitationMailId(before));
    queueMail(tx, deps, {
      type: 'staff_invited',
      to: { uid: '', email, firstName: '', language: 'en' },
      invitationId: id,
      mail: mails,
      role,
      path: contract.staffInvitationPath(toLinkToken(id, secret)),
    });
    recordStaffAction(tx, deps, {
      by,
      action: before ? 'staff_invitation.sent_again' : 'staff_invitation.sent',
      record: { kind: 'staff_invitation', id },
      after: { role },
    });
  };
  const answer = { invitation: presentInvitation(invitation, names, deps.clock.now()) };
  return { answer, plan: { write } };
}

/**
 * Invites a person by mail (docs/rules.md#roles-10).
 * @throws AppError conflict for an address with an open invitation, or above the maximum; forbidden when
 *   the caller is no longer an admin.
 */
export async function inviteStaff(
  deps: Deps,
  call: StaffCall<typeof contract.createStaffInvitation>,
): Promise<One> {
  const { by, form, idempotency } = call;
  const email = form.email.toLowerCase();
  const open = await countOpenInvitations(deps.db, contract.MAX_OPEN_STAFF_INVITATIONS);
  return commitPlan(deps, idempotency, contract.createStaffInvitation.response, async (tx) => {
    await assertStillAdmin(tx, by.uid);
    if (await hasOpenInvitation(tx, email)) {
      throw new AppError('conflict', 'This address has an open invitation. Send it again instead.');
    }
    if (open >= contract.MAX_OPEN_STAFF_INVITATIONS) {
      throw new AppError('conflict', 'There are too many open invitations. Withdraw some first.');
    }
    const secret = createLinkSecret();
    const fields = { id: deps.ids.id(), email, role: form.role, invited_by: by.uid };
    const invitation = createStaffInvitationRecord(fields, secret, deps.clock.now());
    return planLink(tx, deps, call, { before: null, invitation, secret });
  });
}

/** @throws AppError not_found for an invitation that is not open. */
async function findOpen(tx: DatabaseTransaction, id: string): Promise<StaffInvitationRecord> {
  const invitation = await findStaffInvitation(tx, id);
  if (invitation?.state === 'open') return invitation;
  throw new AppError('not_found', 'There is no such open invitation.');
}

/** Sends a new link; the previous one ends. @throws AppError not_found; forbidden like inviteStaff. */
export async function sendInvitationAgain(
  deps: Deps,
  call: StaffCall<typeof contract.sendStaffInvitationAgain>,
): Promise<One> {
  const { by, id, idempotency } = call;
  return commitPlan(deps, idempotency, contract.sendStaffInvitationAgain.response, async (tx) => {
    await assertStillAdmin(tx, by.uid);
    const before = await findOpen(tx, id);
    const secret = createLinkSecret();
    const renewed = renewStaffInvitation(before, secret, deps.clock.now());
    const invitation = { ...renewed, invited_by: by.uid };
    return planLink(tx, deps, call, { before, invitation, secret });
  });
}

/** Withdraws an open invitation. @throws AppError not_found. */
export async function withdrawInvitation(
  deps: Deps,
  { by, id, idempotency }: StaffCall<typeof contract.withdrawStaffInvitation>,
): Promise<AnswerOf<typeof contract.withdrawStaffInvitation>> {
  return commitPlan(deps, idempotency, contract.withdrawStaffInvitation.response, async (tx) => {
    const invitation = await findOpen(tx, id);
    const write = () => {
      writeStaffInvitation(tx, { ...invitation, state: 'withdrawn' });
      removeMail(tx, invitationMailId(invitation));
      recordStaffAction(tx, deps, {
        by,
        action: 'staff_invitation.withdrawn',
        record: { kind: 'staff_invitation', id },
        before: { role: invitation.role },
      });
    };
    return { answer: { message: 'The invitation was withdrawn.' }, plan: { write } };
  });
}
