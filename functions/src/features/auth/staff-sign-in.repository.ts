import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { staffSignInPolicy, type StaffSignInPolicy } from './staff-sign-in.records';

const PATH = 'settings/staffSignIn';

/** Requirements of the security rules for staff sign-ins; none while no document is stored. */
export async function findStaffSignInPolicy(
  reader: Pick<Database, 'get'>,
): Promise<StaffSignInPolicy> {
  const document = await reader.get(PATH);
  return document
    ? z.parse(staffSignInPolicy, document.data)
    : { is_second_factor_required: false };
}

export function writeStaffSignInPolicy(
  writes: Pick<DatabaseTransaction, 'set'>,
  value: StaffSignInPolicy,
): void {
  writes.set(PATH, value);
}
