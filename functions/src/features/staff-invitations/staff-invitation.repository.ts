import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { type ListRow, parseListRows } from '../../platform/database/list-rows';
import { limitToPage } from '../../platform/database/query-page';
import type { ListSection } from '../../platform/formats/list-cursor';
import { type StaffInvitationRecord, staffInvitationRecord } from './staff-invitation.records';

const INVITATIONS = 'staffInvitations';
const pathOf = (id: string) => `${INVITATIONS}/${id}`;

/** The invitation; null when missing. */
export async function findStaffInvitation(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<StaffInvitationRecord | null> {
  const document = await reader.get(pathOf(id));
  return document && z.parse(staffInvitationRecord, document.data);
}

/** Open invitations, newest first. */
export async function findOpenInvitations(
  reader: Pick<Database, 'find'>,
  part: NonNullable<ListSection>,
): Promise<ListRow<StaffInvitationRecord>[]> {
  const documents = await reader.find(INVITATIONS, (all) => {
    const open = all.where('state', '==', 'open');
    const sorted = open.orderBy('created_at', 'desc').orderBy('__name__', 'desc');
    return limitToPage(sorted, part);
  });
  return parseListRows(documents, ({ data }) => z.parse(staffInvitationRecord, data));
}

export function countOpenInvitations(
  reader: Pick<Database, 'count'>,
  limit: number,
): Promise<number> {
  return reader.count(INVITATIONS, (all) => all.where('state', '==', 'open').limit(limit));
}

/** Whether an address has an open invitation, expired or not. */
export async function hasOpenInvitation(
  reader: Pick<Database, 'find'>,
  email: string,
): Promise<boolean> {
  const found = await reader.find(INVITATIONS, (all) =>
    all.where('email', '==', email).where('state', '==', 'open').limit(1),
  );
  return found.length > 0;
}

export function writeStaffInvitation(
  tx: Pick<DatabaseTransaction, 'set'>,
  invitation: StaffInvitationRecord,
): void {
  tx.set(pathOf(invitation.id), {
    ...invitation,
    created_at: new Date(invitation.created_at),
    sent_at: new Date(invitation.sent_at),
    expires_at: new Date(invitation.expires_at),
    kept_until: new Date(invitation.kept_until),
  });
}
