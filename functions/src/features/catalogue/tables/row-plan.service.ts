import { AppError, fieldProblem } from '@smriti/shared/base/errors';
import { catalogueIdParam } from '@smriti/shared/base/ids';
import type { CatalogueImport } from '@smriti/shared/catalogue/management';
import * as z from 'zod/mini';
import type { StaffMember } from '../../../platform/caller';
import type { DatabaseTransaction, StoredDocument } from '../../../platform/database/database';
import { addFieldRules, findErrorReason } from '../../../platform/error-reason';
import type { Deps } from '../../../platform/deps';
import { nextCatalogueId } from '../writes/catalogue-ids.domain';
import {
  findRecord,
  findGreatestRecordId,
  type WritableRecord,
} from '../writes/catalogue-writes.repository';
import {
  addRecordInTransaction,
  changeRecordInTransaction,
} from '../writes/catalogue-writes.service';
import { multiValueFieldNames } from '../writes/form-fields.service';
import type { WritableKind } from '../writes/writable-kind.service';
import { type CsvRow, parseCsvCell } from './catalogue-csv.domain';

/** Plans the writes of table rows: rows with the id of a record change it, all others add records. */

export type ImportedChange = NonNullable<CatalogueImport['changes']>[number];
export type ImportProblem = CatalogueImport['problems'][number];

const rowId = z.object({ id: catalogueIdParam });

/**
 * Converts a row to the body of an update: an empty cell is omitted unless its field can be cleared; an empty
 * list becomes null if the field accepts null.
 */
function patchOf<Form extends object, Shown, R extends WritableRecord>(
  writable: WritableKind<Form, Shown, R>,
  { cells }: CsvRow,
): Record<string, unknown> {
  const lists = multiValueFieldNames(writable);
  const isTaken = (field: string, value: unknown) =>
    writable.calls.update.body.safeParse({ [field]: value }).success;
  const asked = Object.entries(cells).flatMap(([field, cell]): [string, unknown][] => {
    if (field === 'id') return [];
    const value = parseCsvCell(cell, lists.includes(field));
    const isNoList = typeof value !== 'string' && value.length === 0 && isTaken(field, null);
    return [[field, isNoList ? null : value]];
  });
  const empties = asked.filter(([, value]) => value === '');
  const refused = empties.flatMap(([field, value]) => (isTaken(field, value) ? [] : [field]));
  return Object.fromEntries(asked.filter(([field]) => !refused.includes(field)));
}

/** A transaction that reads each document only once, even if several rows refer to it. */
function remembering(tx: DatabaseTransaction): DatabaseTransaction {
  const known = new Map<string, Promise<StoredDocument | null>>();
  const get = (path: string) => {
    const found = known.get(path) ?? tx.get(path);
    known.set(path, found);
    return found;
  };
  return { ...tx, get, getAll: (paths) => Promise.all(paths.map(get)) };
}

/** The planned writes and problems of some rows. */
interface PlannedRow {
  write: (() => unknown)[];
  added: number;
  changed: number;
  unchanged: number;
  problems: ImportProblem[];
  changes: ImportedChange[];
}

/** Converts an AppError to a problem of a line. @throws any other error. */
export function toImportProblem(line: number, error: unknown): ImportProblem {
  if (!(error instanceof AppError)) throw error;
  const { message } = error;
  const fields = z.array(fieldProblem).safeParse(addFieldRules(error.details));
  return {
    line,
    message,
    ...findErrorReason(message),
    ...(fields.data && { details: fields.data }),
  };
}

/** Parses the cells of a row by a schema. @throws AppError naming the first invalid column. */
function parsedRow<S extends z.ZodMiniType>(
  schema: S,
  values: Record<string, unknown>,
): z.output<S> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = String(issue?.path[0] ?? '');
  const problem = field in values ? (issue?.message ?? 'cannot be taken') : 'is missing';
  throw new AppError('invalid_input', field === '' ? problem : `${field}: ${problem}`, {
    details: [{ field, message: problem }],
  });
}

export interface ImportedRows {
  deps: Deps;
  by: StaffMember;
  rows: readonly CsvRow[];
}

/** Plans the writes of rows in a transaction, and collects the problems of invalid ones. */
export async function planRowWrites<Form extends object, Shown, R extends WritableRecord>(
  transaction: DatabaseTransaction,
  writable: WritableKind<Form, Shown, R>,
  { deps, by, rows }: ImportedRows,
): Promise<PlannedRow> {
  const tx = remembering(transaction);
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const planned: PlannedRow = { write: [], ...counts, problems: [], changes: [] };
  let newId = nextCatalogueId(await findGreatestRecordId(tx, writable.kind), deps.clock.now());
  for (const row of rows) {
    try {
      const idText = row.cells.id?.trim() ?? '';
      const id = idText === '' ? null : parsedRow(rowId, { id: idText }).id;
      const isThere = id !== null && (await findRecord(tx, writable, id)) !== null;
      const patch = patchOf(writable, row);
      if (isThere) {
        const parsed = parsedRow(writable.calls.update.body, patch);
        const change = { id, patch: parsed, by };
        const { before, after, write } = await changeRecordInTransaction(
          tx,
          deps,
          writable,
          change,
        );
        if (Object.keys({ ...before, ...after }).length === 0) {
          planned.unchanged += 1;
          continue;
        }
        planned.write.push(write);
        planned.changed += 1;
        planned.changes.push({ line: row.line, id, before, after });
      } else {
        const form = { ...patch };
        delete form.archived; // a new record is never archived
        const parsed = parsedRow(writable.calls.create.body, form);
        planned.write.push(
          await addRecordInTransaction(tx, deps, writable, { form: parsed, by, id: id ?? newId }),
        );
        if (id === null) newId += 1;
        planned.added += 1;
      }
    } catch (error) {
      planned.problems.push(toImportProblem(row.line, error));
    }
  }
  return planned;
}
