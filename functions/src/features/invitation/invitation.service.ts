import type { AnswerOf } from '@smriti/shared/endpoint';
import { applyReferral } from '@smriti/shared/invitation';
import type { Deps } from '../../platform/deps';
import { type DatabaseTransaction, isAlreadyExists } from '../../platform/database';
import { type IdempotencyClaim, once } from '../../platform/idempotency';
import { noSuchUser } from '../users/profile.service';
import { findProfile } from '../users/user.repository';
import { counts, toReferralCode } from './invitation.domain';
import { findInviter, hasOrdered } from './invitation.repository';
import { createReferral } from './referral.repository';

type Answer = AnswerOf<typeof applyReferral>;

const APPLIED: Answer = { applied: true, message: 'Your invitation counts. Welcome!' };
const NOT_APPLIED: Answer = { applied: false, message: 'This invitation does not count.' };

async function refer(tx: DatabaseTransaction, now: Date, inviteeUid: string, code: string) {
  const inviterUid = await findInviter(tx, code);
  const profile = await findProfile(tx, inviteeUid);
  const invitation = {
    inviteeUid,
    inviteeSince: profile?.created_at ?? null,
    inviterUid,
    hasOrdered: await hasOrdered(tx, inviteeUid),
  };
  if (inviterUid === null || !counts(invitation, now)) return NOT_APPLIED;
  const invitee = { invitee_uid: inviteeUid, invitee_name: profile?.firstName ?? '' };
  createReferral(tx, { ...invitee, code, inviter_uid: inviterUid }, now);
  return APPLIED;
}

interface ReferralRequest {
  callerUid: string;
  /** Who was invited: has to be the caller. */
  uid: string;
  code: string;
  idempotency: IdempotencyClaim | null;
}

/**
 * Notes who invited the caller. Clients ask after every login: whatever does not count is no error.
 * @throws AppError not_found when `uid` is not the caller's.
 */
export async function applyInvitation(deps: Deps, request: ReferralRequest): Promise<Answer> {
  if (request.uid !== request.callerUid) throw noSuchUser();
  const code = toReferralCode(request.code);
  if (code === null) return NOT_APPLIED;
  try {
    return await once(deps, request.idempotency, applyReferral.response, (tx) =>
      refer(tx, deps.clock.now(), request.uid, code),
    );
  } catch (error) {
    if (isAlreadyExists(error)) return NOT_APPLIED;
    throw error;
  }
}
