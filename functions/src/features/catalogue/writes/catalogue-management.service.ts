import {
  type ListRow,
  parseListRows,
  readableRowsOnPage,
} from '../../../platform/database/list-rows';
import type { Deps } from '../../../platform/deps';
import { recordNotFoundError } from '../catalogue.domain';
import { normaliseWords } from '../search/catalogue-text.domain';
import { compareRecords, type SortedRecord } from './catalogue-sequence.domain';
import { type ManagedRecord, toManagedRecord } from './catalogue-versions.domain';
import {
  findRecordsChangedSince,
  findRecord,
  type WritableRecord,
} from './catalogue-writes.repository';
import { catalogueRecordPath } from '../snapshot/catalogue-snapshot.records';
import {
  findUnreadableRecords,
  getCurrentCatalogue,
  getStoredCatalogue,
} from '../snapshot/current-catalogue.service';
import type { ManagedListQuery, WritableKind } from './writable-kind.service';

/** Catalogue lists for admins, which include archived records and drafts. */

const DEFAULT_LIMIT = 50;
/**
 * Age up to which records are read directly, in ms: more than a change needs to reach the snapshot
 * (docs/rules.md#api-4).
 */
const FRESH_MILLISECONDS = 30_000;

export interface ManagedPage<Form> {
  records: ManagedRecord<Form>[];
  /** Number of records on all pages. */
  total: number;
  /** Cursor of the next page; undefined on the last page. */
  next: number | undefined;
}

const listedNowhere = { record: undefined, position: undefined };

/** Whether each search word begins a word of the texts, or the id. */
function matches(texts: readonly string[], id: number, asked: readonly string[]): boolean {
  const words = [...texts.flatMap((text) => normaliseWords(text)), String(id)];
  return asked.every((one) => words.some((word) => word.startsWith(one)));
}

/**
 * All records of a kind, newest first: those of the snapshot, those written since, and those that cannot be
 * parsed.
 */
export async function listAllRecords<Form extends object, Shown, R extends WritableRecord>(
  deps: Pick<Deps, 'db' | 'clock' | 'logger'>,
  writable: WritableKind<Form, Shown, R>,
): Promise<ListRow<R>[]> {
  const { kind, schema } = writable;
  const since = new Date(deps.clock.now().getTime() - FRESH_MILLISECONDS);
  const [data, unreadable, fresh] = await Promise.all([
    getStoredCatalogue(deps),
    findUnreadableRecords(deps),
    findRecordsChangedSince(deps.db, writable, since),
  ]);
  const documents = data[kind].map((record) => {
    const id = String(record.id);
    return { id, path: catalogueRecordPath({ kind, id }), data: record };
  });
  const lacking = unreadable.filter((path) =>
    path.startsWith(catalogueRecordPath({ kind, id: '' })),
  );
  const rows = [
    ...lacking.map((path) => ({ ...listedNowhere, id: path.replace(/.*\//, ''), path })),
    ...parseListRows(documents, (document) => schema.parse(document.data)),
    ...fresh,
  ];
  const newest = new Map(rows.map((row) => [row.id, row]));
  const rank = ({ id }: ListRow<R>) => Number(id) || 0;
  return [...newest.values()].sort((a, b) => rank(b) - rank(a));
}

/** State of a record, as lists are filtered by it. */
function recordState({ archived, draft }: WritableRecord): 'archived' | 'draft' | 'offered' {
  if (archived) return 'archived';
  return draft === true ? 'draft' : 'offered';
}

/** Sort keys of a record in lists. */
function toSortedRecord<Form extends object, Shown, R extends WritableRecord>(
  { toForm, searchTexts }: WritableKind<Form, Shown, R>,
  record: R,
  form = toForm(record),
): SortedRecord {
  const { id, changed_at = null } = record;
  const price = 'price' in form && typeof form.price === 'number' ? form.price : 0;
  return { id, changed_at, price, name: searchTexts(form)[0] ?? '' };
}

/** A page of the records of a kind. Costs one read, plus one per recently written record. */
export async function getManagedPage<Form extends object, Shown, R extends WritableRecord>(
  deps: Pick<Deps, 'db' | 'clock' | 'logger'>,
  writable: WritableKind<Form, Shown, R>,
  { q = '', state = 'offered', sort = 'newest', limit = DEFAULT_LIMIT, cursor }: ManagedListQuery,
): Promise<ManagedPage<Form>> {
  const asked = normaliseWords(q);
  const catalogue = await getCurrentCatalogue(deps);
  const { needsCheck = () => false, adminFields, toForm, searchTexts } = writable;
  const isAsked = (record: R): boolean => {
    if (state === 'check') return needsCheck(record, catalogue);
    return state === 'all' || recordState(record) === state;
  };
  const all = readableRowsOnPage(await listAllRecords(deps, writable), cursor === undefined);
  const named = all
    .filter(isAsked)
    .map((record) => ({ record, form: toForm(record) }))
    .filter(
      ({ record, form }) => asked.length === 0 || matches(searchTexts(form), record.id, asked),
    )
    .map((one) => ({ ...one, sorted: toSortedRecord(writable, one.record, one.form) }))
    .sort((one, other) => compareRecords(sort, one.sorted, other.sorted));
  const last = all.find(({ id }) => id === cursor);
  const begin = last && toSortedRecord(writable, last);
  const rest = begin
    ? named.filter(({ sorted }) => compareRecords(sort, begin, sorted) < 0)
    : named.filter(({ record }) => cursor === undefined || record.id < cursor);
  const shown = rest.slice(0, limit);
  return {
    records: shown.map(({ record, form }) => ({
      ...toManagedRecord(record, form),
      ...adminFields?.(record, catalogue),
    })),
    total: named.length,
    next: rest.length > shown.length ? shown.at(-1)?.record.id : undefined,
  };
}

/** A record in the form of its kind, read directly. @throws AppError not_found. */
export async function getManagedRecord<Form extends object, Shown, R extends WritableRecord>(
  deps: Pick<Deps, 'db' | 'clock' | 'logger'>,
  writable: WritableKind<Form, Shown, R>,
  id: number,
): Promise<ManagedRecord<Form>> {
  const record = await findRecord(deps.db, writable, id);
  if (!record) throw recordNotFoundError(writable.kind);
  const { adminFields, toForm } = writable;
  const shown = toManagedRecord(record, toForm(record));
  return adminFields
    ? { ...shown, ...adminFields(record, await getCurrentCatalogue(deps)) }
    : shown;
}
