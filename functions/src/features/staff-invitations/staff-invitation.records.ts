import { STAFF_ROLES } from '@smriti/shared/account/management';
import { type InvitedRole, STAFF_INVITATION_DAYS } from '@smriti/shared/account/staff-invitations';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';
import { hashSecret } from '../../platform/link-token';

const DAY_MILLISECONDS = 86_400_000;
/** Days after the expiry of an invitation after which its record is deleted. */
const KEPT_DAYS = 90;

/** staffInvitations/{id}: an invitation of a member of staff. */
export const staffInvitationRecord = storedObject({
  id: z.string(),
  /** Invited address, in lower case. */
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  state: z.enum(['open', 'used', 'withdrawn']),
  /** SHA-256 of the secret of the newest link, in hex. */
  token_hash: z.string(),
  mails: z.int(),
  /** uid of the admin who invited. */
  invited_by: z.string(),
  /** uid of the account that accepted; null if none. */
  used_by: z.nullable(z.string()),
  created_at: storedTime,
  sent_at: storedTime,
  expires_at: storedTime,
  /** Time at which the record is deleted (TTL). */
  kept_until: storedTime,
});
export type StaffInvitationRecord = z.output<typeof staffInvitationRecord>;

const inDays = (now: Date, days: number) =>
  new Date(now.getTime() + days * DAY_MILLISECONDS).toISOString();

function linkFields(secret: string, now: Date) {
  return {
    token_hash: hashSecret(secret),
    sent_at: now.toISOString(),
    expires_at: inDays(now, STAFF_INVITATION_DAYS),
    kept_until: inDays(now, STAFF_INVITATION_DAYS + KEPT_DAYS),
  };
}

interface NewInvitation {
  id: string;
  email: string;
  role: InvitedRole;
  invited_by: string;
}

export function createStaffInvitationRecord(
  fields: NewInvitation,
  secret: string,
  now: Date,
): StaffInvitationRecord {
  return {
    ...fields,
    state: 'open',
    mails: 1,
    used_by: null,
    created_at: now.toISOString(),
    ...linkFields(secret, now),
  };
}

/** The invitation with a new link; the previous one no longer opens it. */
export function renewStaffInvitation(
  invitation: StaffInvitationRecord,
  secret: string,
  now: Date,
): StaffInvitationRecord {
  return { ...invitation, mails: invitation.mails + 1, ...linkFields(secret, now) };
}

/** Whether the newest link has expired. */
export function isInvitationExpired(
  { expires_at }: Pick<StaffInvitationRecord, 'expires_at'>,
  now: Date,
): boolean {
  return new Date(expires_at) <= now;
}

/** Id of the message with the newest link of an invitation. */
export const invitationMailId = ({ id, mails }: StaffInvitationRecord): string =>
  `staff_invited-${id}-${mails}`;
