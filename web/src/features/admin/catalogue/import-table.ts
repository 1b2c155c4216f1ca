import {
  type CatalogueImport,
  CSV_FIELD,
  MAX_LISTED_CHANGES,
} from '@smriti/shared/catalogue/management';
import type { CatalogueKindConfig } from './kind-config';
import { importRecords } from './managed-records';
import { splitTable, type TablePart } from './split-table';

interface Part extends Omit<TablePart, 'text'> {
  text: BlobPart;
  /** Idempotency-Key of the import; retries reuse it. */
  key: string;
}

/** Imported file, split into parts of one API call each. */
export interface ImportTable {
  parts: readonly Part[];
  /** Problems of lines that were left out of all parts. */
  problems: CatalogueImport['problems'];
}

/** Callback with the number of lines done and of all lines in the file. */
export type OnImportProgress = (done: number, all: number) => void;

/**
 * Splits a file into parts. A file that is not a table becomes one part, which the server will
 * reject.
 */
export async function readImportTable(file: File): Promise<ImportTable> {
  const keyed = (part: Omit<Part, 'key'>): Part => ({ ...part, key: crypto.randomUUID() });
  const whole: ImportTable = { parts: [keyed({ text: file, shift: 0, until: 0 })], problems: [] };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    const { parts, problems } = splitTable(text);
    return parts.length === 0 ? whole : { parts: parts.map(keyed), problems };
  } catch {
    return whole;
  }
}

function formOf({ text }: Part, fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(CSV_FIELD, new File([text], 'table.csv', { type: 'text/csv' }));
  return form;
}

interface Sending {
  /** Index of the first part to send. */
  from: number;
  fields: Record<string, string>;
  /** Called after each part; returning false stops the import. */
  onAnswer: (answer: CatalogueImport, part: number) => boolean;
}

async function send(
  kind: CatalogueKindConfig,
  { parts }: ImportTable,
  { from, fields, onAnswer }: Sending,
) {
  for (const [index, part] of parts.entries()) {
    if (index < from) continue;
    const answer = await importRecords(kind, formOf(part, fields), part.key);
    const shifted = <Line extends { line: number }>(lines: readonly Line[]) =>
      lines.map((one) => ({ ...one, line: one.line + part.shift }));
    const { problems, changes = [] } = answer;
    const whole = { ...answer, problems: shifted(problems), changes: shifted(changes) };
    if (!onAnswer(whole, index)) return;
  }
}

const linesOf = ({ parts }: ImportTable) => parts.at(-1)?.until ?? 0;

/** Dry run: checks all parts without writing anything, and reports what the import would change. */
export async function checkImportTable(
  kind: CatalogueKindConfig,
  table: ImportTable,
  onProgress: OnImportProgress,
): Promise<CatalogueImport> {
  const report = { lines: 0, added: 0, changed: 0, unchanged: 0, written: false };
  const problems = [...table.problems];
  const changes: NonNullable<CatalogueImport['changes']> = [];
  await send(kind, table, {
    from: 0,
    fields: { dry_run: 'true' },
    onAnswer: (answer, part) => {
      report.lines += answer.lines;
      report.added += answer.added;
      report.changed += answer.changed;
      report.unchanged += answer.unchanged ?? 0;
      problems.push(...answer.problems);
      changes.push(...(answer.changes ?? []).slice(0, MAX_LISTED_CHANGES - changes.length));
      onProgress(table.parts[part]?.until ?? 0, linesOf(table));
      return true;
    },
  });
  return { ...report, changes, problems: problems.sort((a, b) => a.line - b.line) };
}

interface Writing {
  /** Result of the dry run. */
  plan: CatalogueImport;
  leavesOut: boolean;
  /** Number of parts that are written already. */
  done: number;
  /** Called after each part with the number of parts written. */
  onWritten: (parts: number) => void;
  onProgress: OnImportProgress;
}

/**
 * Writes a checked table part by part, skipping parts that are written already. Stops before a part
 * with a line that is no longer valid, and reports that line.
 */
export async function writeImportTable(
  kind: CatalogueKindConfig,
  table: ImportTable,
  { plan, leavesOut, done, onWritten, onProgress }: Writing,
): Promise<CatalogueImport> {
  let report: CatalogueImport = { ...plan, written: true };
  await send(kind, table, {
    from: done,
    fields: { leave_out: String(leavesOut) },
    onAnswer: (answer, part) => {
      if (!answer.written) {
        report = { ...plan, problems: answer.problems, written: false };
        return false;
      }
      onWritten(part + 1);
      onProgress(table.parts[part]?.until ?? 0, linesOf(table));
      return true;
    },
  });
  return report;
}
