import { type StatusRecord, statusPath } from '@smriti/shared/base/statuses';
import type { DatabaseTransaction } from '../../platform/database/database';

/**
 * Notifies the owner's open pages that an album or order has changed (docs/rules.md#roles-5). Written in the
 * same transaction as every change.
 */
export function writeStatus(
  tx: DatabaseTransaction,
  id: string,
  { owner, status }: StatusRecord,
  now: Date,
): void {
  tx.set(statusPath(id), { owner, status, updated_at: now });
}

/** Removes the status of a deleted album or order. */
export function removeStatus(tx: DatabaseTransaction, id: string): void {
  tx.delete(statusPath(id));
}
