import * as z from 'zod/mini';
import { type DuePage, type DueRecord, toDueRecords } from '../../platform/database/batches';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { type GuestRecord, guestRecord } from './guest.records';
import { limitToPage } from '../../platform/database/query-page';

const pathOf = (id: string) => `guests/${id}`;

/** The record, or null. */
export async function findGuest(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<GuestRecord | null> {
  const document = await reader.get(pathOf(id));
  return document && z.parse(guestRecord, document.data);
}

/** Guests last used at `before` or earlier, longest unused first. */
export async function findStaleGuests(
  reader: Pick<Database, 'find'>,
  before: Date,
  { after, limit }: DuePage,
): Promise<DueRecord[]> {
  const documents = await reader.find('guests', (all) => {
    const unused = all.where('last_used_at', '<=', before);
    const sorted = unused.orderBy('last_used_at').orderBy('__name__');
    return limitToPage(sorted, { after, limit });
  });
  return toDueRecords(documents, 'last_used_at');
}

/**
 * Creates or replaces a record, including its timestamps. Omits an unknown language: earlier builds reject
 * records with that field.
 */
export function writeGuest(tx: Pick<DatabaseTransaction, 'set'>, record: GuestRecord): void {
  const { language, ...fields } = record;
  tx.set(pathOf(record.id), {
    ...fields,
    ...(language !== null && { language }),
    created_at: new Date(record.created_at),
    last_used_at: new Date(record.last_used_at),
  });
}

export function writeGuestLastUse(
  writes: Pick<DatabaseTransaction, 'update'>,
  id: string,
  now: Date,
): void {
  writes.update(pathOf(id), { last_used_at: now });
}

export function deleteGuest(tx: DatabaseTransaction, id: string): void {
  tx.delete(pathOf(id));
}
