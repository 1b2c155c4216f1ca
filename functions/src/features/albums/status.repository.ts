import { type StatusRecord, statusPath } from '@smriti/shared/base/status-document';
import type { DatabaseTransaction } from '../../platform/database/database';

/**
 * Notifies the owner's open pages that an album or order has changed (docs/rules.md#roles-5). Written in the
 * same transaction as every change.
 */
export function writeStatusDocument(
  tx: DatabaseTransaction,
  id: string,
  { owner, status }: StatusRecord,
  now: Date,
): void {
  tx.set(statusPath(id), { owner, status, updated_at: now });
}

export function removeStatusDocument(tx: DatabaseTransaction, id: string): void {
  tx.delete(statusPath(id));
}
