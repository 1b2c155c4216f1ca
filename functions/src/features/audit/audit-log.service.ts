import { isInReview } from '@smriti/shared/album/album-states';
import type { OutputOf } from '@smriti/shared/base/endpoint';
import { type AuditEntry, type exportAudit, type listAudit } from '@smriti/shared/staff/audit';
import type { CsvCell } from '../../platform/formats/csv';
import type { Deps } from '../../platform/deps';
import { type ExportPart, exportCsvPart } from '../../platform/export-part';
import { type ListHeaders, loadListPage } from '../../platform/list-page';
import type { AuditEntryRecord } from './audit.records';
import { countAuditEntries, findAuditEntries } from './audit.repository';
import { findReadableAlbums } from '../albums/album.repository';
import { findNames } from '../users/user.repository';

type Reads = Pick<Deps, 'db'>;

const accountOf = ({ record }: AuditEntryRecord): string[] =>
  record.kind === 'user' ? [record.id] : [];

/** Fields with a uid, which are shown with the account's name. */
const ACCOUNT_FIELDS = ['taken_by'] as const;
const heldIn = (values: AuditEntryRecord['before']) =>
  ACCOUNT_FIELDS.flatMap((field) => {
    const uid = values?.[field];
    return typeof uid === 'string' ? [[field, uid] as const] : [];
  });

/** Current titles of the albums that staff may see, by album id; entries do not store them. */
async function findAlbumTitles({ db }: Reads, records: readonly AuditEntryRecord[]) {
  const ids = records.flatMap(({ record }) => (record.kind === 'album' ? [record.id] : []));
  const albums = ids.length === 0 ? [] : await findReadableAlbums(db, [...new Set(ids)]);
  const shown = albums.filter(({ status }) => isInReview(status) || status === 'Approved');
  return new Map(shown.map(({ id, title }) => [id, title]));
}

/** Current names of accounts by uid, '' for deleted accounts; entries do not store them. */
async function findAccountNames({ db }: Reads, records: readonly AuditEntryRecord[]) {
  const uids = records.flatMap((entry) => [
    entry.by_uid,
    ...accountOf(entry),
    ...[...heldIn(entry.before), ...heldIn(entry.after)].map(([, uid]) => uid),
  ]);
  const names = await findNames(db, [...new Set(uids)]);
  return (uid: string) => names.get(uid) ?? '';
}

interface RecordNames {
  nameOf: (uid: string) => string;
  albumTitles: ReadonlyMap<string, string>;
}

function present(entry: AuditEntryRecord, { nameOf, albumTitles }: RecordNames): AuditEntry {
  const { id, at, action, state, request_id, by_uid: uid, by_role } = entry;
  const named = (values: AuditEntryRecord['before']) =>
    values && {
      ...values,
      ...Object.fromEntries(heldIn(values).map(([field, held]) => [field, nameOf(held) || held])),
    };
  const [before, after] = [named(entry.before), named(entry.after)];
  const by = { uid, role: by_role, name: nameOf(uid) };
  const { kind, id: recordId } = entry.record;
  const title = kind === 'album' ? albumTitles.get(recordId) : undefined;
  const record = { ...entry.record, name: title ?? accountOf(entry).map(nameOf).join('') };
  return { id, at, by, action, record, before, after, state, request_id };
}

/** Audit entries, newest first. @throws AppError invalid_input for an invalid cursor. */
export async function getAuditPage(
  deps: Reads,
  { cursor, limit, total, ...search }: OutputOf<(typeof listAudit)['query']>,
): Promise<{ entries: AuditEntry[]; headers: ListHeaders }> {
  const { records, headers } = await loadListPage(
    { cursor, limit, total },
    {
      find: (page) => findAuditEntries(deps.db, search, page),
      count: () => countAuditEntries(deps.db, search),
    },
  );
  const [nameOf, albumTitles] = await Promise.all([
    findAccountNames(deps, records),
    findAlbumTitles(deps, records),
  ]);
  const names = { nameOf, albumTitles };
  return { entries: records.map((record) => present(record, names)), headers };
}

const HEADER = [
  'at',
  'by',
  'role',
  'action',
  'kind',
  'record',
  'before',
  'after',
  'state',
  'request',
];
const asText = (values: AuditEntryRecord['before']) => (values ? JSON.stringify(values) : '');

function rowOf(entry: AuditEntryRecord): CsvCell[] {
  return [
    entry.at,
    entry.by_uid,
    entry.by_role,
    entry.action,
    entry.record.kind,
    entry.record.id,
    asText(entry.before),
    asText(entry.after),
    entry.state,
    entry.request_id,
  ];
}

/** One part of the audit entries as CSV, newest first; without names, like the stored entries. */
export function exportAuditCsv(
  { db }: Reads,
  { cursor, ...search }: OutputOf<(typeof exportAudit)['query']>,
): Promise<ExportPart> {
  return exportCsvPart(cursor, {
    header: HEADER,
    rowOf,
    find: (page) => findAuditEntries(db, search, page),
  });
}
