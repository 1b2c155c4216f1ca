/** What a cell can hold; null and undefined leave it empty. */
export type CsvCell = string | number | boolean | null | undefined;

/** What spreadsheets take for a formula: it is written as text. */
const FORMULA = /^[=+\-@\t\r]/;
/** Tells spreadsheets that what follows is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

function cell(value: CsvCell): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

type Row = readonly CsvCell[];

/** Rows as CSV, without a line of column names. */
export function csvLines(rows: Iterable<Row>): string {
  return [...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** The line of column names, before which the file says that it is UTF-8. */
export const csvHeader = (header: readonly string[]) => BYTE_ORDER_MARK + csvLines([header]);

/**
 * A table as CSV (RFC 4180, UTF-8) for spreadsheets. Text that begins with = + - @ is marked as
 * text, so that nothing typed by somebody is carried out as a formula; numbers stay numbers.
 */
export function toCsv(header: readonly string[], rows: Iterable<readonly CsvCell[]>): Buffer {
  return Buffer.from(csvHeader(header) + csvLines(rows));
}
