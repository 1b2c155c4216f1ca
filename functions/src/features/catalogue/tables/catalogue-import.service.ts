import {
  type CatalogueImport,
  MAX_CSV_LINES,
  MAX_LISTED_CHANGES,
} from '@smriti/shared/catalogue/management';
import { AppError } from '@smriti/shared/base/errors';
import type { StaffMember } from '../../../platform/caller';
import { type CsvLine, parseCsv } from '../../../platform/formats/csv-rows';
import {
  findEarlierAnswer,
  type IdempotencyClaim,
  runOnce,
  createStepIdempotencyClaim,
} from '../../../platform/database/idempotency';
import { findErrorReason } from '../../../platform/error-reason';
import type { Deps } from '../../../platform/deps';
import { assertPicturesExist } from '../pictures/catalogue-picture.service';
import { type CsvRow, parseCsvCell } from './catalogue-csv.domain';
import type { WritableRecord } from '../writes/catalogue-writes.repository';
import { formFieldNames, pictureFieldNames } from '../writes/form-fields.service';
import type { WritableKind } from '../writes/writable-kind.service';
import {
  planRowWrites,
  type ImportedChange,
  type ImportedRows,
  type ImportProblem,
  toImportProblem,
} from './row-plan.service';

/**
 * Imports of catalogue tables: lines with the id of a record change it; all others add records
 * (docs/rules.md#catalogue-10).
 */

const LINES_AT_ONCE = 100;

/**
 * Parses the lines by the header. @throws AppError invalid_input for unknown or repeated columns, too_large
 * for too many lines.
 */
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

/** Problems of rows that repeat the id of an earlier row. */
function repeatedIds(rows: readonly CsvRow[]): ImportProblem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ line, cells }) => {
    const id = cells.id?.trim() ?? '';
    if (id === '' || !seen.has(id)) {
      seen.add(id);
      return [];
    }
    const message = `An earlier line has the id ${id} too.`;
    return [{ line, message, ...findErrorReason(message) }];
  });
}

/** Problems of rows that refer to missing pictures. */
async function withoutPictures(
  deps: Deps,
  rows: readonly CsvRow[],
  fields: readonly string[],
): Promise<ImportProblem[]> {
  const known = new Map<string, Promise<void>>();
  const problems = await Promise.all(
    rows.map(async ({ line, cells }): Promise<ImportProblem[]> => {
      const paths = fields.flatMap((field) => parseCsvCell(cells[field] ?? '', true));
      try {
        for (const path of paths) {
          const found = known.get(path) ?? assertPicturesExist(deps, [path], 'file');
          known.set(path, found);
          await found;
        }
        return [];
      } catch (error) {
        return [toImportProblem(line, error)];
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
  by: StaffMember;
  bytes: Buffer;
  /** Validates the lines without writing. */
  isDryRun: boolean;
  /** Writes the valid lines even if others are invalid. */
  leavesOut: boolean;
  idempotency: IdempotencyClaim | null;
}

interface Chunk {
  rows: readonly CsvRow[];
  /** Result of the chunk, or the result of an earlier call with the same key. */
  report: CatalogueImport;
  /** Changed records; only part of the answer, because stored answers must stay small. */
  changes: ImportedChange[];
  claim: IdempotencyClaim | null;
}

/**
 * Validates lines without writing. Lines already written by an earlier call with the same key are not
 * validated again.
 */
async function judge<Form extends object, Shown, R extends WritableRecord>(
  writable: WritableKind<Form, Shown, R>,
  { deps, by, rows }: ImportedRows,
  known: readonly ImportProblem[],
  claim: IdempotencyClaim | null,
): Promise<Chunk> {
  const earlier = await findEarlierAnswer(deps, claim, writable.calls.importCsv.response);
  if (earlier) return { rows: [], report: earlier, changes: [], claim };
  const without = (bad: readonly ImportProblem[]) =>
    rows.filter((row) => bad.every(({ line }) => line !== row.line));
  const { problems, changes, ...planned } = await deps.db.transaction((tx) =>
    planRowWrites(tx, writable, { deps, by, rows: without(known) }),
  );
  const own = known.filter(({ line }) => rows.some((row) => row.line === line));
  const all = [...own, ...problems];
  const { added, changed, unchanged } = planned;
  const report = { lines: rows.length, added, changed, unchanged, problems: all, written: true };
  return { rows: without(all), report, changes, claim };
}

/** Writes validated lines, once per claim. @throws AppError conflict. */
async function write<Form extends object, Shown, R extends WritableRecord>(
  writable: WritableKind<Form, Shown, R>,
  { deps, by }: Pick<ImportedRows, 'deps' | 'by'>,
  { rows, report, claim }: Chunk,
): Promise<void> {
  if (rows.length === 0) return;
  await runOnce(deps, claim, writable.calls.importCsv.response, async (tx) => {
    const planned = await planRowWrites(tx, writable, { deps, by, rows });
    const [problem] = planned.problems;
    if (problem) {
      const message = `Line ${problem.line} cannot be taken any more: ${problem.message}`;
      throw new AppError('conflict', message, { details: planned.problems });
    }
    for (const step of planned.write) step();
    return report;
  });
}

/**
 * Imports a table: all lines are validated first, and nothing is written if one is invalid, unless invalid
 * lines are to be left out. A repeated call with the same key continues after the lines already written, even
 * with other lines left out.
 * @throws AppError invalid_input when the file is not a table of this kind
 */
export async function importCatalogueCsv<Form extends object, Shown, R extends WritableRecord>(
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  { by, bytes, isDryRun, leavesOut, idempotency }: Importing,
): Promise<CatalogueImport> {
  const rows = rowsOf(await parseCsv(bytes), formFieldNames(writable));
  const known = [
    ...repeatedIds(rows),
    ...(await withoutPictures(deps, rows, pictureFieldNames(writable))),
  ];
  const chunks: Chunk[] = [];
  for (const [index, lines] of chunksOf(rows, LINES_AT_ONCE).entries()) {
    const claim =
      isDryRun || !idempotency
        ? null
        : createStepIdempotencyClaim(idempotency, index, [writable.kind, bytes]);
    chunks.push(await judge(writable, { deps, by, rows: lines }, known, claim));
  }
  const reports = chunks.map(({ report }) => report);
  const sum = (field: 'added' | 'changed' | 'unchanged') =>
    reports.reduce((total, report) => total + (report[field] ?? 0), 0);
  const problems = reports.flatMap((report) => report.problems).sort((a, b) => a.line - b.line);
  const written = !isDryRun && (problems.length === 0 || leavesOut);
  if (written) for (const chunk of chunks) await write(writable, { deps, by }, chunk);
  return {
    lines: rows.length,
    added: sum('added'),
    changed: sum('changed'),
    unchanged: sum('unchanged'),
    problems,
    changes: chunks.flatMap(({ changes }) => changes).slice(0, MAX_LISTED_CHANGES),
    written,
  };
}
