import { type StatusRecord, statusPath } from '@smriti/shared/base/statuses';
import type { DatabaseTransaction } from '../../platform/database/database';

/**
 * Tells its owner's open pages that an album or order is not what it was (docs/rules.md#roles-5):
 * written with every change of it, in the same transaction.
 */
export function writeStatus(
  tx: DatabaseTransaction,
  id: string,
  { owner, status }: StatusRecord,
  now: Date,
): void {
  tx.set(statusPath(id), { owner, status, updated_at: now });
}

/** For an album or order that is deleted. */
export function removeStatus(tx: DatabaseTransaction, id: string): void {
  tx.delete(statusPath(id));
}
