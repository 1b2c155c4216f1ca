import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { staffListQuery } from '../base/lists';
import { recordId } from '../base/ids';
import { isoTime } from '../base/time';
import { boundedText } from '../base/fields';
import { isEmail } from './emails';
import { GRANTABLE_ROLES } from './management';

/** Validity of an invitation, in days. */
export const STAFF_INVITATION_DAYS = 7;
export const MAX_OPEN_STAFF_INVITATIONS = 50;

const INVITED_ROLES = GRANTABLE_ROLES.filter((name) => name !== 'customer');
const invitedRole = z.enum(INVITED_ROLES);
export type InvitedRole = z.infer<typeof invitedRole>;

const staffInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role: invitedRole,
  /** Time of the latest mail. */
  sent_at: isoTime,
  expires_at: isoTime,
  /** Whether its link has expired; it can be sent again. */
  is_expired: z.boolean(),
  /** Name of the admin who invited; '' if the account is deleted. */
  invited_by: z.string(),
});
export type StaffInvitation = z.infer<typeof staffInvitation>;

const one = z.object({ invitation: staffInvitation });
const params = z.object({ id: recordId });

/** Invitations that were neither accepted nor withdrawn, newest first; for admins. */
export const listStaffInvitations = endpoint({
  method: 'GET',
  path: '/staff-invitations',
  query: z.strictObject(staffListQuery),
  response: z.object({ invitations: z.array(staffInvitation) }),
});

/** Invites a person by mail; 409 for an address that has an open invitation. */
export const createStaffInvitation = endpoint({
  method: 'POST',
  path: '/staff-invitations',
  body: z.strictObject({
    email: boundedText(254).check(z.trim(), z.refine(isEmail, { error: 'Invalid email format' })),
    role: invitedRole,
  }),
  response: one,
});

/** Sends a new link, valid for STAFF_INVITATION_DAYS; the previous one ends. */
export const sendStaffInvitationAgain = endpoint({
  method: 'POST',
  path: '/staff-invitations/:id/send-again',
  params,
  response: one,
});

export const withdrawStaffInvitation = endpoint({
  method: 'DELETE',
  path: '/staff-invitations/:id',
  params,
  response: z.object({ message: z.string() }),
});

/** What the holder of a link can do with it; only an `open` one can be accepted by the caller. */
const INVITATION_STATES = [
  'open',
  'expired',
  'used',
  'withdrawn',
  'other_account',
  'unconfirmed',
  'has_role',
] as const;

const token = z.string().check(z.maxLength(100));

/** The invitation of a link, for the signed-in account; 404 for an unknown link. */
export const getStaffInvitation = endpoint({
  method: 'GET',
  path: '/staff-invitation/:token',
  params: z.object({ token }),
  response: z.object({ state: z.enum(INVITATION_STATES), role: invitedRole }),
});
export type StaffInvitationState = (typeof INVITATION_STATES)[number];

/** Gives the caller the role of an invitation, once. */
export const acceptStaffInvitation = endpoint({
  method: 'POST',
  path: '/staff-invitation/accept',
  body: z.strictObject({ token }),
  response: z.object({ role: invitedRole }),
});

export const staffInvitationPath = (linkToken: string) => `/staff-invitation/${linkToken}`;
