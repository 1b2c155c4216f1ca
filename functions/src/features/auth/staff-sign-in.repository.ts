import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { staffSignIn, type StaffSignIn } from './staff-sign-in.records';

const PATH = 'settings/staffSignIn';

/** Requirements of the security rules for staff sign-ins; none while no document is stored. */
export async function findStaffSignIn(reader: Pick<Database, 'get'>): Promise<StaffSignIn> {
  const document = await reader.get(PATH);
  return document ? z.parse(staffSignIn, document.data) : { is_second_factor_required: false };
}

export function writeStaffSignIn(
  writes: Pick<DatabaseTransaction, 'set'>,
  value: StaffSignIn,
): void {
  writes.set(PATH, value);
}
