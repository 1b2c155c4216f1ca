import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { type GuestRecord, guestRecord } from './guest.records';

const pathOf = (id: string) => `guests/${id}`;

/** The record, or null. */
export async function findGuest(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<GuestRecord | null> {
  const document = await reader.get(pathOf(id));
  return document && z.parse(guestRecord, document.data);
}

/** Guests last used at `before` or earlier, the longest unused first. */
export async function findStaleGuests(
  reader: Pick<Database, 'find'>,
  before: Date,
  limit: number,
): Promise<GuestRecord[]> {
  const documents = await reader.find('guests', (all) =>
    all.where('last_used_at', '<=', before).orderBy('last_used_at').limit(limit),
  );
  return documents.map(({ data }) => z.parse(guestRecord, data));
}

/** Makes or replaces a record as it is to be stored, moments included. */
export function writeGuest(tx: Pick<DatabaseTransaction, 'set'>, record: GuestRecord): void {
  tx.set(pathOf(record.id), {
    ...record,
    created_at: new Date(record.created_at),
    last_used_at: new Date(record.last_used_at),
  });
}

export function writeLastUse(
  writes: Pick<DatabaseTransaction, 'update'>,
  id: string,
  now: Date,
): void {
  writes.update(pathOf(id), { last_used_at: now });
}

export function deleteGuest(tx: DatabaseTransaction, id: string): void {
  tx.delete(pathOf(id));
}
