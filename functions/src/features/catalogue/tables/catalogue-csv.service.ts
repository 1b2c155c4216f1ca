import {
  type CatalogueImport,
  EXPORTED_RECORDS,
  MAX_CSV_LINES,
} from '@smriti/shared/catalogue/management';
import { AppError } from '@smriti/shared/base/errors';
import { catalogueIdParam } from '@smriti/shared/base/ids';
import * as z from 'zod/mini';
import type { Staff } from '../../../platform/caller';
import type { ExportPart } from '../../../platform/export-part';
import { csvHeader, csvLines } from '../../../platform/formats/csv';
import { type CsvLine, parseCsv } from '../../../platform/formats/csv-rows';
import type { DatabaseTransaction, StoredDocument } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { assertPictures } from '../../catalogue-pictures/catalogue-picture.service';
import { type CsvRow, fromCell, toCell } from './catalogue-csv.domain';
import { nextCatalogueId } from '../writes/catalogue-ids.domain';
import { allRecords } from '../writes/catalogue-management.service';
import { findRecord, lastIdOf, type WritableRecord } from '../writes/catalogue-writes.repository';
import { addRecord, changeRecord } from '../writes/catalogue-writes.service';
import { PICTURE_FIELDS } from '../writes/form-pictures.service';
import type { WritableKind } from '../writes/writable-kind.service';

/**
 * The catalogue as tables: what is exported can be imported again, and changes the records that it
 * names by their ids; lines without an id are new (docs/rules.md#catalogue-10).
 */

/** Lines written in one transaction. */
const LINES_AT_ONCE = 100;
const LIST_FIELDS = new Set([
  ...['sizes', 'paper_type_ids', 'lamination_type_ids', 'cover_type_ids', 'binding_type_ids'],
  ...['cover_images', 'product_images', 'kinds'],
]);

function fieldsOf<Form extends object, Shown, R extends WritableRecord>({
  calls,
  otherWords = [],
}: WritableKind<Form, Shown, R>): string[] {
  const { body } = calls.create;
  const others: readonly string[] = otherWords;
  const fields = body instanceof z.ZodMiniObject ? Object.keys(body.shape) : [];
  return fields.filter((field) => !others.includes(field));
}

/** A part of the records of a kind, archived ones too, as CSV, from after the id `cursor` on. */
export async function exportCsv<Form extends object, Shown, R extends WritableRecord>(
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  cursor: number | undefined,
): Promise<ExportPart> {
  const fields = fieldsOf(writable);
  const records = (await allRecords(deps, writable)).toReversed();
  const rest = cursor === undefined ? records : records.filter(({ id }) => id > cursor);
  const rows = rest.slice(0, EXPORTED_RECORDS).map((record) => {
    const form = new Map<string, unknown>(Object.entries(writable.toForm(record)));
    return [record.id, record.archived ?? false, ...fields.map((name) => toCell(form.get(name)))];
  });
  const header = cursor === undefined ? csvHeader(['id', 'archived', ...fields]) : '';
  const next = rest.length > rows.length ? rest[rows.length - 1] : undefined;
  return {
    bytes: Buffer.from(header + csvLines(rows)),
    headers: next ? { 'X-Next-Cursor': String(next.id) } : {},
  };
}

type Problem = CatalogueImport['problems'][number];

/** @throws AppError invalid_input for a table whose columns are not those of the kind. */
function rowsOf([header, ...lines]: readonly CsvLine[], fields: readonly string[]): CsvRow[] {
  const columns = header?.cells.map((cell) => cell.trim()) ?? [];
  const known = ['id', 'archived', ...fields];
  const unknown = columns.find((column) => !known.includes(column));
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  const wrong = unknown ?? twice;
  if (wrong !== undefined || columns.length === 0) {
    const message = `The first line has to name columns of an exported file, each once: '${wrong ?? ''}' is none.`;
    throw new AppError('invalid_input', message, { details: [{ field: 'file', message }] });
  }
  if (lines.length > MAX_CSV_LINES) {
    const message = `A file may have at most ${MAX_CSV_LINES} lines.`;
    throw new AppError('too_large', message, { details: [{ field: 'file', message }] });
  }
  return lines.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
  }));
}

const rowId = z.object({ id: catalogueIdParam });

/** A row as an update takes it: an empty cell is left out unless its field may be cleared. */
function patchOf<Form extends object, Shown, R extends WritableRecord>(
  { calls }: WritableKind<Form, Shown, R>,
  { cells }: CsvRow,
): Record<string, unknown> {
  const asked = Object.entries(cells).flatMap(([field, cell]): [string, unknown][] => {
    if (field === 'id') return [];
    const value = fromCell(cell, LIST_FIELDS.has(field));
    if (field === 'kinds' && value.length === 0) return [[field, null]];
    if (typeof value === 'string' && value === '') return [[field, '']];
    return [[field, field === 'archived' && value === '' ? 'false' : value]];
  });
  const empties = asked.filter(([, value]) => value === '');
  const refused = empties.flatMap(([field, value]) =>
    calls.update.body.safeParse({ [field]: value }).success ? [] : [field],
  );
  return Object.fromEntries(asked.filter(([field]) => !refused.includes(field)));
}

/** A transaction that reads each document once, however many rows name it. */
function remembering(tx: DatabaseTransaction): DatabaseTransaction {
  const known = new Map<string, Promise<StoredDocument | null>>();
  const get = (path: string) => {
    const found = known.get(path) ?? tx.get(path);
    known.set(path, found);
    return found;
  };
  return { ...tx, get, getAll: (paths) => Promise.all(paths.map(get)) };
}

interface Planned {
  write: (() => unknown)[];
  added: number;
  changed: number;
  problems: Problem[];
}

function problemOf(line: number, error: unknown): Problem {
  if (error instanceof AppError) return { line, message: error.message };
  throw error;
}

/** What the cells of a row say, as a form. @throws AppError naming the first column that is wrong. */
function parsedRow<S extends z.ZodMiniType>(
  schema: S,
  values: Record<string, unknown>,
): z.output<S> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = String(issue?.path[0] ?? '');
  const problem = field in values ? (issue?.message ?? 'cannot be taken') : 'is missing';
  throw new AppError('invalid_input', field === '' ? problem : `${field}: ${problem}`);
}

interface Planning {
  deps: Deps;
  by: Staff;
  rows: readonly CsvRow[];
}

/** What a transaction would write of some rows, and which of them cannot be taken. */
async function plan<Form extends object, Shown, R extends WritableRecord>(
  tx: DatabaseTransaction,
  writable: WritableKind<Form, Shown, R>,
  { deps, by, rows }: Planning,
): Promise<Planned> {
  const planned: Planned = { write: [], added: 0, changed: 0, problems: [] };
  let newId = nextCatalogueId(await lastIdOf(tx, writable.kind), deps.clock.now());
  for (const row of rows) {
    try {
      const idText = row.cells.id?.trim() ?? '';
      const id = idText === '' ? null : parsedRow(rowId, { id: idText }).id;
      const isThere = id !== null && (await findRecord(tx, writable, id)) !== null;
      const patch = patchOf(writable, row);
      if (isThere) {
        const parsed = parsedRow(writable.calls.update.body, patch);
        planned.write.push(await changeRecord(tx, deps, writable, { id, patch: parsed, by }));
        planned.changed += 1;
      } else {
        const form = { ...patch };
        delete form.archived; // a new record is offered
        const parsed = parsedRow(writable.calls.create.body, form);
        planned.write.push(
          await addRecord(tx, deps, writable, { form: parsed, by, id: id ?? newId }),
        );
        if (id === null) newId += 1;
        planned.added += 1;
      }
    } catch (error) {
      planned.problems.push(problemOf(row.line, error));
    }
  }
  return planned;
}

/** Rows that name an id that an earlier row names too. */
function repeatedIds(rows: readonly CsvRow[]): Problem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ line, cells }) => {
    const id = cells.id?.trim() ?? '';
    if (id === '' || !seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ line, message: `An earlier line has the id ${id} too.` }];
  });
}

/** Rows that name pictures that are not in the shop. */
async function withoutPictures(deps: Deps, rows: readonly CsvRow[]): Promise<Problem[]> {
  const known = new Map<string, Promise<void>>();
  const problems = await Promise.all(
    rows.map(async ({ line, cells }): Promise<Problem[]> => {
      const paths = PICTURE_FIELDS.flatMap((field) => fromCell(cells[field] ?? '', true));
      try {
        for (const path of paths) {
          const found = known.get(path) ?? assertPictures(deps, [path], 'file');
          known.set(path, found);
          await found;
        }
        return [];
      } catch (error) {
        return [problemOf(line, error)];
      }
    }),
  );
  return problems.flat();
}

function chunksOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

interface Importing {
  by: Staff;
  bytes: Buffer;
  /** Only says what would happen. */
  isDryRun: boolean;
  /** Writes the others although some lines cannot be taken. */
  leavesOut: boolean;
}

/**
 * Imports a table: every line is judged first, and nothing is written while one cannot be taken,
 * unless those are to be left out.
 * @throws AppError invalid_input for what is no table of this kind
 */
export async function importCsv<Form extends object, Shown, R extends WritableRecord>(
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  { by, bytes, isDryRun, leavesOut }: Importing,
): Promise<CatalogueImport> {
  const rows = rowsOf(await parseCsv(bytes), fieldsOf(writable));
  const report = { lines: rows.length, added: 0, changed: 0 };
  const problems = [...repeatedIds(rows), ...(await withoutPictures(deps, rows))];
  const bad = () => new Set(problems.map(({ line }) => line));
  const good = () => rows.filter(({ line }) => !bad().has(line));

  for (const chunk of chunksOf(good(), LINES_AT_ONCE)) {
    const planned = await deps.db.transaction((tx) =>
      plan(remembering(tx), writable, { deps, by, rows: chunk }),
    );
    problems.push(...planned.problems);
    report.added += planned.added;
    report.changed += planned.changed;
  }
  problems.sort((a, b) => a.line - b.line);
  const mayWrite = !isDryRun && (problems.length === 0 || leavesOut);
  if (!mayWrite) return { ...report, problems, written: false };
  for (const chunk of chunksOf(good(), LINES_AT_ONCE)) {
    await deps.db.transaction(async (tx) => {
      const planned = await plan(remembering(tx), writable, { deps, by, rows: chunk });
      const [problem] = planned.problems;
      if (problem) {
        const message = `Line ${problem.line} cannot be taken any more: ${problem.message}`;
        throw new AppError('conflict', message, { details: planned.problems });
      }
      for (const write of planned.write) write();
    });
  }
  return { ...report, problems, written: true };
}
