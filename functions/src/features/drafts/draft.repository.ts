import * as z from 'zod/mini';
import { type DuePage, type DueRecord, toDueRecords } from '../../platform/database/batches';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { type ListRow, parseListRows } from '../../platform/database/list-rows';
import { type DraftRecord, draftRecord } from './draft.records';
import { limitToPage } from '../../platform/database/query-page';

const pathOf = (id: string) => `drafts/${id}`;

/** The draft, or null. */
export async function findDraft(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<DraftRecord | null> {
  const document = await reader.get(pathOf(id));
  return document && z.parse(draftRecord, document.data);
}

/** All drafts of a customer (few), possibly including expired ones. */
export async function findDraftsByUser(
  reader: Pick<Database, 'find'>,
  uid: string,
): Promise<ListRow<DraftRecord>[]> {
  const documents = await reader.find('drafts', (all) => all.where('user_id', '==', uid));
  return parseListRows(documents, ({ data }) => z.parse(draftRecord, data));
}

/** Expired drafts, oldest first. */
export async function findExpiredDrafts(
  reader: Pick<Database, 'find'>,
  now: Date,
  { after, limit }: DuePage,
): Promise<DueRecord[]> {
  const documents = await reader.find('drafts', (all) => {
    const sorted = all.where('expires_at', '<=', now).orderBy('expires_at').orderBy('__name__');
    return limitToPage(sorted, { after, limit });
  });
  return toDueRecords(documents, 'expires_at');
}

/** Creates or replaces a draft, including its timestamps. */
export function writeDraft(tx: DatabaseTransaction, record: DraftRecord): void {
  tx.set(pathOf(record.id), {
    ...record,
    created_at: new Date(record.created_at),
    updated_at: new Date(record.updated_at),
    expires_at: new Date(record.expires_at),
  });
}

export function removeDraft(tx: DatabaseTransaction, id: string): void {
  tx.delete(pathOf(id));
}
