/** Value of a cell; null and undefined leave it empty. */
export type CsvCell = string | number | boolean | null | undefined;

/** Text that spreadsheets would run as a formula; it is escaped. */
const FORMULA = /^[=+\-@\t\r]/;
/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\ufeff';

function cell(value: CsvCell): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

type Row = readonly CsvCell[];

export function toCsvLines(rows: Iterable<Row>): string {
  return [...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** The header row, after the UTF-8 mark. */
export const toCsvHeader = (header: readonly string[]) => BYTE_ORDER_MARK + toCsvLines([header]);

/**
 * A table as CSV (RFC 4180, UTF-8) for spreadsheets. Text that begins with = + - @ is escaped, so that
 * user input never runs as a formula; numbers stay numbers.
 */
export function toCsv(header: readonly string[], rows: Iterable<readonly CsvCell[]>): Buffer {
  return Buffer.from(toCsvHeader(header) + toCsvLines(rows));
}
