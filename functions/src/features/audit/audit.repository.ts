import type { AuditState } from '@smriti/shared/staff/audit';
import { endOfIndianDay, startOfIndianDay } from '@smriti/shared/base/indian-days';
import * as z from 'zod/mini';
import { type DuePage, type DueRecord, toDueRecords } from '../../platform/database/batches';
import type { Database, DatabaseTransaction, QueryShape } from '../../platform/database/database';
import { type ListRow, parseListRows } from '../../platform/database/list-rows';
import type { ListSection } from '../../platform/formats/list-cursor';
import { type AuditEntryRecord, auditRecord } from './audit.records';
import { limitToPage } from '../../platform/database/query-page';

const pathOf = (id: string) => `audit/${id}`;

export function createAuditEntry(
  writes: Pick<DatabaseTransaction, 'create'>,
  record: AuditEntryRecord,
): void {
  const [at, expires_at] = [new Date(record.at), new Date(record.expires_at)];
  writes.create(pathOf(record.id), { ...record, at, expires_at });
}

/** Stores the state of an external effect. */
export function updateAuditEntryState(
  writes: Pick<DatabaseTransaction, 'update'>,
  id: string,
  change: { state: AuditState; attempts?: number },
): void {
  writes.update(pathOf(id), change);
}

export async function findAuditEntry(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<AuditEntryRecord | null> {
  const document = await reader.get(pathOf(id));
  return document && z.parse(auditRecord, document.data);
}

export interface AuditSearch {
  by?: string | undefined;
  record?: string | undefined;
  day?: string | undefined;
}

function matching({ by, record, day }: AuditSearch, part: ListSection): QueryShape {
  return (all) => {
    const ofPerson = by === undefined ? all : all.where('by_uid', '==', by);
    const about =
      record === undefined ? ofPerson : ofPerson.where('keys', 'array-contains', record);
    const within =
      day === undefined
        ? about
        : about.where('at', '>=', startOfIndianDay(day)).where('at', '<', endOfIndianDay(day));
    const sorted = within.orderBy('at', 'desc').orderBy('__name__', 'desc');
    if (!part) return sorted;
    const { after, limit } = part;
    return limitToPage(sorted, { after, limit });
  };
}

/** Entries, newest first. */
export async function findAuditEntries(
  reader: Pick<Database, 'find'>,
  search: AuditSearch,
  part: NonNullable<ListSection>,
): Promise<ListRow<AuditEntryRecord>[]> {
  const documents = await reader.find('audit', matching(search, part));
  return parseListRows(documents, ({ data }) => z.parse(auditRecord, data), 'at');
}

export function countAuditEntries(
  reader: Pick<Database, 'count'>,
  search: AuditSearch,
): Promise<number> {
  return reader.count('audit', matching(search, null));
}

/** External effects begun before `until` and not finished, oldest first. */
export async function findUnfinishedEntries(
  reader: Pick<Database, 'find'>,
  until: Date,
  { after, limit }: DuePage,
): Promise<DueRecord[]> {
  const documents = await reader.find('audit', (all) => {
    const begun = all.where('state', '==', 'intended').where('at', '<=', until);
    const sorted = begun.orderBy('at').orderBy('__name__');
    return limitToPage(sorted, { after, limit });
  });
  return toDueRecords(documents, 'at');
}
