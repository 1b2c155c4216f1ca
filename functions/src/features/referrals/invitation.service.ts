import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { applyReferral, type Invitation } from '@smriti/shared/account/invitation';
import type { ShopSettings } from '@smriti/shared/staff/shop-settings';
import { type DatabaseTransaction, isAlreadyExists } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { type IdempotencyClaim, runOnce } from '../../platform/database/idempotency';
import { readableRows } from '../../platform/database/list-rows';
import type { Recipient } from '../mail/mail-events.domain';
import { findConfirmedRecipient } from '../mail/mail-recipient.service';
import { queueMail } from '../mail/mail.repository';
import { addQuotaUse, hasQuotaLeft } from '../photos/uploads/quota.repository';
import { getCurrentSettings } from '../settings/settings.service';
import { userNotFoundError } from '../users/profile.service';
import { findProfile } from '../users/user.repository';
import { isValidInvitation, toReferralCode } from './invitation.domain';
import { findInviter, hasCustomerOrdered } from './invitation.repository';
import { createReferral, findInvitees } from './referral.repository';
import { presentInvitees } from './reward.service';

type Answer = AnswerOf<typeof applyReferral>;

const APPLIED: Answer = { applied: true, message: 'Your invitation counts. Welcome!' };
const NOT_APPLIED: Answer = { applied: false, message: 'This invitation does not count.' };
const MAX_INVITEES = 100;

const friendMails = (inviterUid: string) =>
  ({ kind: 'friend_mails', subject: inviterUid }) as const;

interface Joining {
  inviteeUid: string;
  code: string;
  /** uid of the inviter; null for an unknown code. */
  inviterUid: string | null;
  /** The inviter as mail recipient; null when no mail is sent. */
  mailTo: Recipient | null;
  settings: ShopSettings;
}

/**
 * The inviter as mail recipient; null unless the address is confirmed and the mail limit is not reached.
 */
async function friendMailRecipient(deps: Deps, inviterUid: string): Promise<Recipient | null> {
  const mayTell = await hasQuotaLeft(deps, friendMails(inviterUid));
  return mayTell ? findConfirmedRecipient(deps, inviterUid) : null;
}

async function refer(
  tx: DatabaseTransaction,
  deps: Deps,
  { inviteeUid, code, inviterUid, mailTo, settings }: Joining,
): Promise<Answer> {
  const now = deps.clock.now();
  const profile = await findProfile(tx, inviteeUid);
  const invitation = {
    inviteeUid,
    inviteeSince: profile?.created_at ?? null,
    inviterUid,
    hasOrdered: await hasCustomerOrdered(tx, inviteeUid),
  };
  if (inviterUid === null || !isValidInvitation(invitation, settings, now)) return NOT_APPLIED;
  const friendFirstName = profile?.firstName ?? '';
  const referral = { invitee_uid: inviteeUid, invitee_name: friendFirstName };
  createReferral(tx, { ...referral, code, inviter_uid: inviterUid }, now);
  if (mailTo) {
    const friend = { friendUid: inviteeUid, friendFirstName };
    const joined = { to: mailTo, ...friend, points: settings.referral_points };
    queueMail(tx, deps, { type: 'friend_joined', ...joined });
    addQuotaUse(tx, deps.clock, friendMails(inviterUid));
  }
  return APPLIED;
}

export async function isKnownReferralCode({ db }: Deps, text: string): Promise<boolean> {
  const code = toReferralCode(text);
  return code !== null && (await findInviter(db, code)) !== null;
}

interface ReferralRequest {
  callerUid: string;
  /** uid of the invitee; must be the caller. */
  uid: string;
  code: string;
  idempotency: IdempotencyClaim | null;
}

/**
 * Stores the inviter of the caller. Clients call it after every login, so an invalid invitation is no
 * error.
 * @throws AppError not_found when `uid` is not the caller's.
 */
export async function applyInvitation(deps: Deps, request: ReferralRequest): Promise<Answer> {
  if (request.uid !== request.callerUid) throw userNotFoundError();
  const code = toReferralCode(request.code);
  if (code === null) return NOT_APPLIED;
  const inviterUid = await findInviter(deps.db, code);
  const mailTo = inviterUid === null ? null : await friendMailRecipient(deps, inviterUid);
  const settings = await getCurrentSettings(deps);
  const joining = { inviteeUid: request.uid, code, inviterUid, mailTo, settings };
  try {
    return await runOnce(deps, request.idempotency, applyReferral.response, (tx) =>
      refer(tx, deps, joining),
    );
  } catch (error) {
    if (isAlreadyExists(error)) return NOT_APPLIED;
    throw error;
  }
}

/** The caller's referral code and invited friends. @throws AppError not_found without a profile. */
export async function loadOwnInvitation(deps: Deps, uid: string): Promise<Invitation> {
  const profile = await findProfile(deps.db, uid);
  if (!profile) throw userNotFoundError();
  const code = profile.referral_code;
  const invitees = readableRows(await findInvitees(deps.db, uid, MAX_INVITEES));
  return {
    code,
    link: `${deps.config.siteOrigin}/refer?code=${code}`,
    invitees: await presentInvitees(deps, invitees),
  };
}
